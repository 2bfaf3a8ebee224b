import { Empty, JSONCodec, type Msg } from 'nats';
import type { Logger } from 'pino';
import type { NewsLine, SolveProgress, TaskNews } from '../tasks/news.js';
import type { TaskState } from '../tasks/record.js';
import type { Link } from './link.js';

/** A worker that lives answers from memory; one that does not is not worth a poll's time. */
const ASK_MS = 300;

const newsSubject = (id: string): string => `task.news.${id}`;
const askSubject = (id: string): string => `task.ask.${id}`;

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

  answer(id: string, progress: () => SolveProgress): () => void {
    return this.#subscribe(askSubject(id), (message) => { message.respond(json.encode({ v: 1, progress: progress() })); });
  }

  async ask(id: string): Promise<SolveProgress | null> {
    if (this.#link.state !== 'connected') return null;
    try {
      const reply = await this.#link.nc.request(askSubject(id), Empty, { timeout: ASK_MS });
      return readProgress((json.decode(reply.data) as { progress?: unknown }).progress);
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

function readProgress(value: unknown): SolveProgress | null {
  const progress = value as SolveProgress | undefined;
  return typeof progress?.incumbents === 'number' && typeof progress.attempt === 'number' ? progress : null;
}
