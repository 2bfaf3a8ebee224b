/** One server-sent event. */
export interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: any;
}

/** An open event stream, read with fetch. */
export interface EventReader {
  readonly status: number;
  readonly response: Response;
  /** Everything so far. */
  readonly events: SentEvent[];
  /** Comment lines so far. */
  readonly beats: string[];
  /** Resolves when the server has ended the stream, or it broke. */
  readonly ended: Promise<void>;
  /** Disconnects. */
  leave(): void;
}

/** Opens a stream; events are added as they arrive. */
export async function readEvents(url: string, headers: Readonly<Record<string, string>>): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  const events: SentEvent[] = [];
  const beats: string[] = [];
  const ended = read(response, events, beats).catch(() => undefined);
  return { status: response.status, response, events, beats, ended, leave: () => controller.abort() };
}

async function read(response: Response, events: SentEvent[], beats: string[]): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) beats.push(block);
      const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('event') !== '') events.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
    }
  }
}
