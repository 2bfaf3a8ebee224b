import { Empty, JSONCodec, type Msg } from 'nats';
import type { Logger } from 'pino';
import type { FoundRoute, FoundSolution, NewsLine, SolveProgress, TaskNews } from '../tasks/news.js';
import type { TaskState } from '../tasks/record.js';
import type { Link } from './link.js';

/** A worker that lives answers from memory; one that does not is not worth a poll's time. */
const ASK_MS = 300;

const newsSubject = (id: string): string => `task.news.${id}`;
const askSubject = (id: string): string => `task.ask.${id}`;
const routesSubject = (id: string): string => `task.routes.${id}`;
/** What one message of the broker holds, with room to spare. */
const MOST_BYTES = 900_000;

const json = JSONCodec();

/** News over plain messages without a stream: what nobody listens to is gone. Ids are request ids, safe in subjects. */
export class NatsNewsLine implements NewsLine {
  readonly #link: Link;
  readonly #logger: Logger;

  constructor(link: Link, logger: Logger) {
    this.#link = link;
    this.#logger = logger;
  }

  tell(id: string, news: TaskNews): void {
    this.#quietly(() => {
      // While the connection is being made again the client would hold messages back that nobody wants late.
      if (this.#link.state === 'connected') this.#link.nc.publish(newsSubject(id), json.encode({ v: 1, ...news }));
    });
  }

  follow(id: string, onNews: (news: TaskNews) => void): () => void {
    return this.#subscribe(newsSubject(id), (message) => {
      const news = readNews(message.data);
      if (news) onNews(news);
    });
  }

  answer(id: string, progress: () => SolveProgress, routes: () => readonly FoundRoute[] | null = () => null): () => void {
    const ends = [
      this.#subscribe(askSubject(id), (message) => { message.respond(json.encode({ v: 1, progress: progress() })); }),
      this.#subscribe(routesSubject(id), (message) => {
        const told = json.encode({ v: 1, progress: progress(), routes: routes() });
        message.respond(told.length <= MOST_BYTES ? told : json.encode({ v: 1, progress: progress(), routes: null }));
      }),
    ];
    return () => { for (const end of ends) end(); };
  }

  async askRoutes(id: string): Promise<FoundSolution | null> {
    const told = await this.#ask(routesSubject(id));
    const progress = readProgress(told?.['progress']);
    return progress && { progress, routes: readRoutes(told?.['routes']) };
  }

  async ask(id: string): Promise<SolveProgress | null> {
    return readProgress((await this.#ask(askSubject(id)))?.['progress']);
  }

  async #ask(subject: string): Promise<Record<string, unknown> | null> {
    if (this.#link.state !== 'connected') return null;
    try {
      const reply = await this.#link.nc.request(subject, Empty, { timeout: ASK_MS });
      return json.decode(reply.data) as Record<string, unknown>;
    } catch {
      return null;
    }
  }

  #subscribe(subject: string, onMessage: (message: Msg) => void): () => void {
    const end = this.#quietly(() => {
      const subscription = this.#link.nc.subscribe(subject, {
        callback: (error, message) => {
          if (error) this.#logger.warn({ err: error, subject }, 'news of a task cannot be followed');
          else this.#quietly(() => onMessage(message));
        },
      });
      return () => { this.#quietly(() => subscription.unsubscribe()); };
    });
    return end ?? (() => undefined);
  }

  /** A connection that was closed meanwhile is no reason to fail: news may be lost. */
  #quietly<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      this.#logger.debug({ err: error }, 'news of a task was lost');
      return null;
    }
  }
}

/** @returns null for what another release may tell and this one does not know. */
function readNews(data: Uint8Array): TaskNews | null {
  const news = json.decode(data) as { kind?: unknown; state?: unknown; progress?: unknown };
  if (news.kind === 'changed' && typeof news.state === 'string') return { kind: 'changed', state: news.state as TaskState };
  const progress = news.kind === 'progress' ? readProgress(news.progress) : null;
  return progress && { kind: 'progress', progress };
}

function readRoutes(value: unknown): readonly FoundRoute[] | null {
  return Array.isArray(value) && value.every((route: Partial<FoundRoute>) => typeof route.type === 'number' && Array.isArray(route.customers)) ? value as FoundRoute[] : null;
}

function readProgress(value: unknown): SolveProgress | null {
  const progress = value as SolveProgress | undefined;
  return typeof progress?.incumbents === 'number' && typeof progress.attempt === 'number' ? progress : null;
}
