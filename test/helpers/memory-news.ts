import type { FoundSolution, NewsLine, TaskNews } from '../../src/tasks/news.js';

/** The news line of the memory broker; `telling` false loses everything, as a broker that is away does. */
export interface MemoryNews extends NewsLine {
  telling: boolean;
  /** Followers and answerers that are left, over all tasks. */
  open(): number;
}

type Table<T> = Map<string, Set<T>>;

/** Makes an empty news line; what is told arrives after the current turn, in order. */
export function createMemoryNews(usable: () => boolean): MemoryNews {
  const followers: Table<(news: TaskNews) => void> = new Map();
  const answerers: Table<() => FoundSolution> = new Map();
  const news: MemoryNews = {
    telling: true,
    open: () => [...followers.values(), ...answerers.values()].reduce((sum, set) => sum + set.size, 0),
    tell: (id, told) => {
      if (!usable() || !news.telling) return;
      for (const follower of followers.get(id) ?? []) {
        queueMicrotask(() => { if (followers.get(id)?.has(follower)) follower(told); });
      }
    },
    follow: (id, onNews) => enter(followers, id, onNews),
    answer: (id, progress, routes = () => null) => enter(answerers, id, () => ({ progress: progress(), routes: routes() })),
    ask: async (id) => (await news.askRoutes(id))?.progress ?? null,
    askRoutes: (id) => Promise.resolve(usable() && news.telling ? [...answerers.get(id) ?? []][0]?.() ?? null : null),
  };
  return news;
}

function enter<T>(table: Table<T>, id: string, member: T): () => void {
  const set = table.get(id) ?? new Set<T>();
  table.set(id, set.add(member));
  return () => {
    set.delete(member);
    if (set.size === 0 && table.get(id) === set) table.delete(id);
  };
}
