/** Exit statuses of every command. */
export const EXIT = { done: 0, refused: 1, usage: 2 } as const;

/** A command that ends without having done its work; the message is one line with the remedy. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  /** @param cause an error in the code of a guest, whose author wants to see where it was thrown. */
  constructor(message: string, exitCode: number = EXIT.refused, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** Options or arguments that do not fit the command. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(message, EXIT.usage);
  }
}
