import { EXIT } from './command-error.js';

/** Where a command writes. */
export interface Streams {
  out(text: string): void;
  err(text: string): void;
}

/** The streams of this process. */
export const standardStreams: Streams = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/**
 * Lets a command go on when nobody reads what it says: `| head -1` closes the pipe once it has seen enough. Any other
 * failure, such as a full disk, is told, and the command's answer counts as not given.
 */
export function survivePipes(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', ({ code = 'unknown reason' }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED') return;
    process.stderr.write(`standard output cannot be written (${code}); make room for it, or write it elsewhere\n`);
    process.exitCode = EXIT.refused;
  });
}

/**
 * What a command says: with `--json` exactly one JSON document on standard output, else text for a person. Notes go to
 * standard error either way.
 */
export class Output {
  private readonly json: boolean;
  private readonly streams: Streams;
  private refused = false;

  constructor(json: boolean, streams: Streams) {
    this.json = json;
    this.streams = streams;
  }

  /** The command's answer, said once. @param text for a person; default: the document, indented. */
  answer(document: unknown, text?: string): void {
    if (this.json) this.streams.out(`${JSON.stringify(document)}\n`);
    else this.streams.out(`${text ?? JSON.stringify(document, null, 2)}\n`);
  }

  /** Says why there is no answer. */
  fail(message: string): void {
    if (this.json) this.answer({ error: message });
    this.note(message);
  }

  /** Marks the answer as negative, for the command's exit status. */
  refuse(): void {
    this.refused = true;
  }

  get exitCode(): number {
    return this.refused ? EXIT.refused : EXIT.done;
  }

  /** Something worth knowing beside the answer. */
  note(text: string): void {
    this.streams.err(`${text}\n`);
  }
}

/** Lays rows out as columns; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}
