import { pino, type DestinationStream, type Logger } from 'pino';
import { API_KEY, CREDENTIAL_HEADERS } from '#generated/constants.js';
import { traceFields } from './trace/trace.js';

/** Fields that never reach the log, at the top level and one level down. */
const SECRET_FIELDS = ['key', 'apiKey', 'password', 'secret', 'secrets', 'token', 'authorization', 'cookie', 'body'];
const SECRET_HEADERS = [CREDENTIAL_HEADERS.apiKey, CREDENTIAL_HEADERS.marketplaceProxy, 'authorization', 'cookie', 'set-cookie'].map((name) => name.toLowerCase());

/** An API key wherever it stands in a line, in a message of someone else's code for instance. */
const KEY_IN_TEXT = new RegExp(`\\b${API_KEY.prefix}[A-Za-z0-9_-]{16,}`, 'g');

/**
 * Creates the logger of one process: JSON lines with level and time as text, keys and bodies taken out, errors without
 * their stack.
 *
 * @param options.process the process as its title says, `roundsman-api` for instance.
 * @param options.destination default: standard output, written synchronously, so that a dying process loses no line.
 */
export function createLogger(options: { level: string; process: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      base: { process: options.process, pid: process.pid },
      mixin: traceFields,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: [
          ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
          ...SECRET_HEADERS.flatMap((header) => [`headers["${header}"]`, `*.headers["${header}"]`]),
        ],
        censor: '[redacted]',
      },
      hooks: { streamWrite: (line) => line.replace(KEY_IN_TEXT, `${API_KEY.prefix}[redacted]`) },
    },
    options.destination ?? pino.destination({ fd: 1, sync: true }),
  );
}

/** The facts of an error that may be logged: own fields may hold bodies or keys, stacks hold paths. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
