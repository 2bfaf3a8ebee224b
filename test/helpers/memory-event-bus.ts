import type { FoundSolution, EventBus, TaskEvent } from '../../src/tasks/event-bus.js';

/** The event bus of the memory broker; with `telling` false it loses everything, like a broker that is away. */
export interface MemoryEventBus extends EventBus {
  telling: boolean;
  /** Remaining followers and responders, over all tasks. */
  open(): number;
}

type Table<T> = Map<string, Set<T>>;

/** Creates an event bus without subscribers; events arrive after the current turn, in order. */
export function createMemoryEventBus(usable: () => boolean): MemoryEventBus {
  const followers: Table<(event: TaskEvent) => void> = new Map();
  const answerers: Table<() => FoundSolution> = new Map();
  const events: MemoryEventBus = {
    telling: true,
    open: () => [...followers.values(), ...answerers.values()].reduce((sum, set) => sum + set.size, 0),
    publish: (id, reported) => {
      if (!usable() || !events.telling) return;
      for (const follower of followers.get(id) ?? []) {
        queueMicrotask(() => { if (followers.get(id)?.has(follower)) follower(reported); });
      }
    },
    subscribe: (id, onEvent) => enter(followers, id, onEvent),
    answer: (id, progress, routes = () => null) => enter(answerers, id, () => ({ progress: progress(), routes: routes() })),
    ask: async (id) => (await events.askRoutes(id))?.progress ?? null,
    askRoutes: (id) => Promise.resolve(usable() && events.telling ? [...answerers.get(id) ?? []][0]?.() ?? null : null),
  };
  return events;
}

function enter<T>(table: Table<T>, id: string, member: T): () => void {
  const set = table.get(id) ?? new Set<T>();
  table.set(id, set.add(member));
  return () => {
    set.delete(member);
    if (set.size === 0 && table.get(id) === set) table.delete(id);
  };
}
