import { CALL_HEADERS, LIMITS } from '#generated/constants.js';
import { REQUEST_FIELDS } from '#generated/request-fields.js';
import type { Plan } from '../../accounts/plans.js';
import { ERRORS, type ErrorCode } from '#generated/errors.js';
import { maxLocations } from '../request-parser/limits.js';

/** What the documentation says about one deployment. */
export interface DocsFacts {
  readonly plans: readonly Plan[];
  readonly resultTtlSeconds: number;
  readonly busyQueueDepth: number;
  readonly maxBodyBytes: number;
  readonly maxHeaderBytes: number;
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly eventStreamsPerAccount: number;
  readonly longPollsPerAccount: number;
}

/** Characters of a distance in the matrix that the plans' sizes are told for. */
export const DISTANCE_CHARACTERS = 7;
/** Room for all else: numbers of a node or a vehicle in the other arrays, and the texts at their longest. */
const NODE_BYTES = 64;
const VEHICLE_BYTES = 64;
const TEXT_BYTES = 32_768;

/** @returns the most nodes of a plan's problem with a matrix of distances of 7 characters: the plan's, or what fits into a body. */
export function largestMatrix({ maxNodes, maxVehicles }: Pick<Plan, 'maxNodes' | 'maxVehicles'>, maxBodyBytes: number): number {
  const left = maxBodyBytes - TEXT_BYTES - maxVehicles * VEHICLE_BYTES;
  // n rows of n cells, each with its comma: (characters + 1) n^2 + (node bytes) n = left.
  const perCell = DISTANCE_CHARACTERS + 1;
  const nodes = Math.floor((Math.sqrt(NODE_BYTES ** 2 + 4 * perCell * Math.max(0, left)) - NODE_BYTES) / (2 * perCell));
  return Math.min(maxNodes, nodes);
}

const BLOCK = /(<!-- begin ([a-z-]+)[^>]*-->\n)[\s\S]*?(<!-- end \2 -->)/g;

/**
 * Fills the generated blocks of a Markdown text, each between `<!-- begin NAME ... -->` and `<!-- end NAME -->`.
 * @returns the text with every block regenerated.
 * @throws RangeError on an unknown block.
 */
export function fillBlocks(markdown: string, facts: DocsFacts): string {
  return markdown.replace(BLOCK, (_, begin: string, name: string, end: string) => {
    const make = BLOCKS[name];
    if (make === undefined) throw new RangeError(`no generated block "${name}"; there are ${Object.keys(BLOCKS).join(', ')}`);
    return `${begin}\n${make(facts)}\n\n${end}`;
  });
}

const BLOCKS: Readonly<Record<string, (facts: DocsFacts) => string>> = {
  'error-table': errorTable,
  'error-sections': errorSections,
  plans: planTable,
  requests: requestLimits,
  lifetimes,
};

const CODES = Object.keys(ERRORS) as ErrorCode[];

function errorTable(): string {
  const rows = CODES.map((code) => [`[\`${code}\`](#${code})`, String(ERRORS[code].status), ERRORS[code].retryable ? 'yes' : 'no', ERRORS[code].meaning]);
  return table(['code', 'status', 'retry unchanged', 'meaning'], rows);
}

function errorSections(): string {
  return CODES.map((code) => {
    const { status, retryable, meaning, cause, remedy } = ERRORS[code];
    const repeat = retryable ? 'the same call may succeed later' : 'repeating the same call does not help';
    return `### ${code}\n\nStatus ${status}; ${repeat}.\n\n- **What:** ${meaning}.\n- **Why:** ${linked(cause)}\n- **What to do:** ${linked(remedy)}`;
  }).join('\n\n');
}

/** Markdown of the contract, whose links are paths of the service, as it stands in a file of docs/. */
function linked(markdown: string): string {
  return markdown.replaceAll('(/docs/reference)', '(../openapi/openapi.yaml)').replace(/\(\/docs\/([a-z-]+)(#[a-z-]+)?\)/g, '($1.md$2)');
}

function planTable({ plans, maxBodyBytes }: DocsFacts): string {
  const row = (name: string, value: (plan: Plan) => number | string): string[] => {
    const shown = (plan: Plan): string => {
      const content = value(plan);
      return typeof content === 'number' ? number(content) : content;
    };
    return [name, ...plans.map(shown)];
  };
  return table(['', ...plans.map(({ id }) => `\`${id}\``)], [
    row('API access', ({ apiAccess }) => (apiAccess ? 'yes' : 'no')),
    row('nodes per problem', ({ maxNodes }) => maxNodes),
    row(`nodes per problem with a \`distance_matrix\` of numbers up to ${DISTANCE_CHARACTERS} characters`, (plan) => largestMatrix(plan, maxBodyBytes)),
    row('stops per problem of version 2', ({ maxStops }) => maxStops),
    row('locations per problem of version 2', maxLocations),
    row('vehicles per problem', ({ maxVehicles }) => maxVehicles),
    row('cells of all matrices per problem of version 2, and of an upload', ({ maxMatrixCells }) => maxMatrixCells),
    row('uploaded matrices', ({ maxMatrices }) => maxMatrices),
    row('solve time when `time_limit_seconds` is omitted', ({ defaultSolveSeconds }) => `${number(defaultSolveSeconds)} s`),
    row('maximum solve time', ({ maxSolveSeconds }) => `${number(maxSolveSeconds)} s`),
    row('accepted submissions per 60 seconds', ({ submissionsPerMinute }) => submissionsPerMinute),
    row('accepted submissions per month', ({ monthlyQuota }) => monthlyQuota),
    row('days of planning history', ({ historyDays }) => historyDays),
  ]);
}

function requestLimits({ maxBodyBytes, maxHeaderBytes, headersTimeoutMs, requestTimeoutMs, busyQueueDepth, eventStreamsPerAccount, longPollsPerAccount }: DocsFacts): string {
  return table(['limit', 'value', 'beyond this'], [
    ['body, as sent and after decompression', `${number(maxBodyBytes)} bytes`, error('body_too_large')],
    ['all headers together', `${number(maxHeaderBytes)} bytes`, error('headers_too_large')],
    ['time for the headers to arrive', `${number(headersTimeoutMs / 1000)} s`, error('request_timeout')],
    ['time for the whole request to arrive', `${number(requestTimeoutMs / 1000)} s`, error('request_timeout')],
    ['tasks waiting in the whole service', number(busyQueueDepth), error('service_busy')],
    ['concurrent event streams per account and API process', number(eventStreamsPerAccount), error('rate_limit_exceeded')],
    ['concurrent waiting polls per account and API process', number(longPollsPerAccount), 'answered without waiting'],
    ['length of `callback_url`', `${number(REQUEST_FIELDS.callback_url.maxLength!)} characters`, error('validation_failed')],
    ['length of `name`', `${number(REQUEST_FIELDS.name.maxLength!)} characters`, error('validation_failed')],
    ['requests in one submission', number(LIMITS.planBatch), error('validation_failed')],
    ['any number', `finite, at most ${LIMITS.amount.toExponential().replace('+', '')}`, error('validation_failed')],
  ]);
}

function lifetimes({ resultTtlSeconds }: DocsFacts): string {
  return table(['what', 'how long'], [
    ['result of a finished task, by polling', `${duration(resultTtlSeconds)}, then ${error('task_not_found')}`],
    ['request that others are [based on](replanning.md#based-on)', 'from its submission until its result can no longer be polled'],
    ['task waiting in the queue', 'until it is solved'],
    [`\`${CALL_HEADERS.idempotencyKey}\``, 'as long as the task it created'],
    ['uploaded matrices', `${LIMITS.matricesLifeDays} days after their last use, then ${error('matrices_not_found')}`],
    ['planning history of the account', "the plan's days, independent of polling"],
  ]);
}

function error(code: ErrorCode): string {
  return `[\`${code}\`](errors.md#${code})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function duration(seconds: number): string {
  for (const [unit, length] of [['days', 86_400], ['hours', 3_600], ['minutes', 60]] as const) {
    if (seconds >= 2 * length && seconds % length === 0) return `${number(seconds / length)} ${unit}`;
  }
  return seconds % 3_600 === 0 ? `${number(seconds / 3_600)} hours` : `${number(seconds)} seconds`;
}
