import { Empty, JSONCodec, type Msg } from 'nats';
import type { Logger } from 'pino';
import type { FoundRoute, FoundSolution, EventBus, SearchProgress, TaskEvent } from '../tasks/event-bus.js';
import type { TaskState } from '../tasks/record.js';
import type { Link } from './link.js';

/** A worker answers from memory; one that is too busy to do so within this time is not worth a poll's. */
const ASK_MS = 300;
/** A stream has time. */
const PATIENT_ASK_MS = 2_000;

const eventSubject = (id: string): string => `task.news.${id}`;
const askSubject = (id: string): string => `task.ask.${id}`;
const routesSubject = (id: string): string => `task.routes.${id}`;
/** Maximum size of one message of the broker, with a margin. */
const MAX_BYTES = 900_000;

const json = JSONCodec();

/** Events as plain messages without a stream: an event without a subscriber is gone. Ids are request ids, safe in subjects. */
export class NatsEventBus implements EventBus {
  readonly #link: Link;
  readonly #logger: Logger;

  constructor(link: Link, logger: Logger) {
    this.#link = link;
    this.#logger = logger;
  }

  publish(id: string, event: TaskEvent): void {
    this.#quietly(() => {
      // While reconnecting, the client would buffer messages that are useless when late.
      if (this.#link.state === 'connected') this.#link.nc.publish(eventSubject(id), json.encode({ v: 1, ...event }));
    });
  }

  subscribe(id: string, onEvent: (event: TaskEvent) => void): () => void {
    return this.#subscribe(eventSubject(id), (message) => {
      const event = readEvent(message.data);
      if (event) onEvent(event);
    });
  }

  answer(id: string, progress: () => SearchProgress, routes: () => readonly FoundRoute[] | null = () => null): () => void {
    const ends = [
      this.#subscribe(askSubject(id), (message) => { message.respond(json.encode({ v: 1, progress: progress() })); }),
      this.#subscribe(routesSubject(id), (message) => {
        const reply = json.encode({ v: 1, progress: progress(), routes: routes() });
        message.respond(reply.length <= MAX_BYTES ? reply : json.encode({ v: 1, progress: progress(), routes: null }));
      }),
    ];
    return () => { for (const end of ends) end(); };
  }

  async askRoutes(id: string): Promise<FoundSolution | null> {
    const reply = await this.#ask(routesSubject(id), PATIENT_ASK_MS);
    const progress = readProgress(reply?.['progress']);
    return progress && { progress, routes: readRoutes(reply?.['routes']) };
  }

  async ask(id: string, patient = false): Promise<SearchProgress | null> {
    return readProgress((await this.#ask(askSubject(id), patient ? PATIENT_ASK_MS : ASK_MS))?.['progress']);
  }

  async #ask(subject: string, timeout: number): Promise<Record<string, unknown> | null> {
    if (this.#link.state !== 'connected') return null;
    try {
      const reply = await this.#link.nc.request(subject, Empty, { timeout });
      return json.decode(reply.data) as Record<string, unknown>;
    } catch {
      return null;
    }
  }

  #subscribe(subject: string, onMessage: (message: Msg) => void): () => void {
    const end = this.#quietly(() => {
      const subscription = this.#link.nc.subscribe(subject, {
        callback: (error, message) => {
          if (error) this.#logger.warn({ err: error, subject }, 'the events of a task cannot be subscribed to');
          else this.#quietly(() => onMessage(message));
        },
      });
      return () => { this.#quietly(() => subscription.unsubscribe()); };
    });
    return end ?? (() => undefined);
  }

  /** A closed connection is not an error here: events may be lost. */
  #quietly<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      this.#logger.debug({ err: error }, 'an event of a task was lost');
      return null;
    }
  }
}

/** @returns null for messages of another release that this one does not understand. */
function readEvent(data: Uint8Array): TaskEvent | null {
  const event = json.decode(data) as { kind?: unknown; state?: unknown; progress?: unknown };
  if (event.kind === 'changed' && typeof event.state === 'string') return { kind: 'changed', state: event.state as TaskState };
  const progress = event.kind === 'progress' ? readProgress(event.progress) : null;
  return progress && { kind: 'progress', progress };
}

function readRoutes(value: unknown): readonly FoundRoute[] | null {
  return Array.isArray(value) && value.every((route: Partial<FoundRoute>) => typeof route.type === 'number' && Array.isArray(route.customers)) ? value as FoundRoute[] : null;
}

function readProgress(value: unknown): SearchProgress | null {
  const progress = value as SearchProgress | undefined;
  return typeof progress?.incumbents === 'number' && typeof progress.attempt === 'number' ? progress : null;
}
