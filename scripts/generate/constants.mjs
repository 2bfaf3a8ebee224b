import { deref } from './document.mjs';

/** Names, prefixes, forms, lengths, limits, defaults and texts of the API that the sources need as values. */
export function apiConstants(document) {
  const { schemas, securitySchemes: { userName, apiKey, marketplaceProxy }, parameters } = document.components;
  const { SolveRequest, PlanRequest } = schemas;
  const start = SolveRequest.properties.base_start_time;
  return constantsModule({
    CREDENTIAL_HEADERS: {
      about: 'Headers that carry credentials.',
      value: {
        userName: userName.name, apiKey: apiKey.name, marketplaceProxy: marketplaceProxy.name,
        marketplaceUser: marketplaceProxy['x-user-header'], marketplaceSubscription: marketplaceProxy['x-subscription-header'],
      },
    },
    CALL_HEADERS: { about: 'Headers that a call may have beside its credentials.', value: headerNames(Object.values(parameters).filter((parameter) => parameter.in === 'header')) },
    ANSWER_HEADERS: { about: 'Headers of answers.', value: answerHeaders(document) },
    CALLBACK_HEADERS: { about: 'Headers of a signed callback.', value: headerNames(callbackOf(document).parameters) },
    API_KEY: { about: 'What an API key begins with, and the lengths of its parts in order; all letters and digits.', value: camelMembers(apiKey['x-key']) },
    FORMS: {
      about: 'Texts of a form; lengths included.',
      value: { requestId: form(schemas.RequestId), idempotencyKey: form(parameters.IdempotencyKey.schema), matricesName: form(schemas.MatricesName) },
    },
    LIMITS: {
      about: 'Lengths and counts.',
      value: {
        idempotencyKey: parameters.IdempotencyKey.schema.maxLength,
        waitSeconds: parameters.Prefer['x-max-wait'],
        bodyDepth: SolveRequest['x-body'].depth,
        bodyKeys: SolveRequest['x-body'].keys,
        planBodyDepth: PlanRequest['x-body'].depth,
        planBodyKeys: PlanRequest['x-body'].keys,
        planBodyNames: PlanRequest['x-body'].names,
        planBatch: schemas.PlanBatch.properties.requests.maxItems,
        planBatchDepth: schemas.PlanBatch['x-body'].depth,
        matricesLifeDays: schemas.UploadedMatrices['x-life-days'],
        planQuantities: PlanRequest['x-quantities'],
        findings: schemas.Findings.maxItems,
        warnings: schemas.Warnings.maxItems,
        taskName: schemas.TaskSummary.properties.name['x-characters'],
        amount: SolveRequest.properties.node_demands.items.maximum,
      },
    },
    DEFAULTS: {
      about: 'What an omitted member counts as.',
      value: { objective: schemas.Objective['x-default'], baseStartTime: start['x-default'], pageEntries: parameters.Limit.schema.default },
    },
    PLAN_DEFAULTS: {
      about: 'What omitted members of version 2 count as.',
      value: {
        profile: PlanRequest['x-default-profile'],
        detourFactor: schemas.TravelEstimate.properties.detour_factor['x-default'],
        speed: schemas.TravelEstimate.properties.speed_kilometers_per_hour['x-default'],
        speedFactor: schemas.Vehicle.properties.speed_factor['x-default'],
        costPerKilometer: schemas.Vehicle.properties.cost_per_kilometer['x-default'],
        priority: schemas.Stop.properties.priority['x-default'],
      },
    },
    RESERVED_MEMBERS: { about: 'Members of version 2 that are reserved for later additions.', value: PlanRequest['x-reserved'] },
    BASE_START_MAXIMA: { about: 'The largest hour, minute and second of `base_start_time`.', value: start['x-maxima'] },
    TEXTS: {
      about: 'Texts of answers; `{name}` stands for a value.',
      value: {
        accepted: schemas.SolveAccepted.properties.message['x-message'], acceptedPlan: schemas.PlanAccepted.properties.message['x-message'],
        vehicleLabel: schemas.SolvedResult['x-vehicle-label'],
      },
    },
  });
}

/** The same of the account center. */
export function centerConstants(document) {
  const { schemas, securitySchemes: { session, csrfToken } } = document.components;
  return constantsModule({
    SESSION_COOKIE: { about: 'The cookie of a session; `__Secure-` comes before its name over https.', value: { name: session.name, path: session['x-path'] } },
    CSRF_HEADER: { about: 'The header of the token that changes need.', value: csrfToken.name },
    CALLBACK_SECRET_PREFIX: { about: 'What a callback secret begins with.', value: schemas.CreatedCallbackSecret.properties.secret['x-prefix'] },
    KEY_LIMITS: {
      about: 'The most keys of an account, revoked ones included, and the most characters of the name of one.',
      value: { keys: schemas.KeyList.properties.keys.maxItems, name: schemas.NewKey.properties.name.maxLength },
    },
    SEARCHED_ENTRIES: { about: 'How many of the newest entries of a history are searched.', value: schemas.HistoryPage.properties.searched.maximum },
  });
}

/** @param constants name -> what it is about, and its value. */
function constantsModule(constants) {
  const lines = (line) => Object.entries(constants).map(([name, constant]) => line(name, constant)).join('\n');
  const header = '/* Made from openapi/ by scripts/generate.mjs: do not edit. */';
  return {
    'constants.js': `${header}\n${lines((name, { value }) => `export const ${name} = ${source(name, value)};`)}\n`,
    'constants.d.ts': `${header}\n${lines((name, { about, value }) => `/** ${about} */\nexport declare const ${name}: ${typeOf(name, value)};`)}\n`,
  };
}

function source(name, value) {
  if (value instanceof RegExp) return value.toString();
  if (Array.isArray(value)) return `Object.freeze([${value.map((member) => source(name, member)).join(', ')}])`;
  if (typeof value === 'object') return `Object.freeze({\n${Object.entries(value).map(([key, member]) => `  ${key}: ${source(`${name}.${key}`, member)},\n`).join('')}})`;
  if (value === undefined) throw new Error(`the document has no value for ${name}`);
  return JSON.stringify(value);
}

function typeOf(name, value) {
  if (value instanceof RegExp) return 'RegExp';
  if (Array.isArray(value)) return `readonly [${value.map((member) => typeOf(name, member)).join(', ')}]`;
  if (typeof value === 'object') return `{\n${Object.entries(value).map(([key, member]) => `  readonly ${key}: ${typeOf(`${name}.${key}`, member)};\n`).join('')}}`;
  return typeof value === 'string' ? `'${value}'` : typeof value;
}

/** Header parameters by their names in camel case. */
const headerNames = (parameters) => namesByCamel(parameters.map(({ name }) => name));

const namesByCamel = (names) => Object.fromEntries(names.map((name) => [camel(name), name]));

function answerHeaders(document) {
  const responses = Object.values(document.paths).flatMap((item) => Object.values(item)).flatMap(({ responses = {} }) => Object.values(responses));
  return namesByCamel([...new Set(responses.flatMap((response) => Object.keys(deref(document, response).headers ?? {})))].sort());
}

function callbackOf(document) {
  const { solveCompleted } = document.paths['/api/v1/solve'].post.callbacks;
  return Object.values(solveCompleted)[0].post;
}

/** A text's pattern and lengths as one expression. */
function form({ pattern, minLength = 0, maxLength }) {
  return new RegExp(`^(?=[^]{${minLength},${maxLength}}$)(?:${pattern})`);
}

/** `RateLimit-Limit` becomes rateLimitLimit, `Last-Event-ID` lastEventId, `account_id` accountId. */
const camel = (name) => name.split(/[-_]/).map((word) => (word === word.toUpperCase() ? word.toLowerCase() : word))
  .map((word, i) => (i === 0 ? word[0].toLowerCase() : word[0].toUpperCase()) + word.slice(1)).join('');

const camelMembers = (object) => Object.fromEntries(Object.entries(object).map(([key, value]) => [camel(key), value]));
