/** Wire types to model and back; findings are data, nothing here throws on a caller's data. */
export { findPlaces, type JsonPlaces, type TextPlace } from './json-places.js';
export { validateCallbackUrl } from './callback-url.js';
export { packArrays, packedVersion, packRequest, unpackRequest, PACK_VERSION } from './pack.js';
export { parseBody, parseRequest, type ParseOptions, type ParseOutcome } from './parse.js';
export { problemFromRequest } from './problem.js';
export { isPublicAddress } from './public-address.js';
export type { CanonicalRequest } from './request.js';
export {
  failureEnvelope,
  solvedResult,
  successEnvelope,
  warningsMember,
  type ResultMeta,
  type SearchSummary,
  type SolvedResult,
} from './result.js';
export { routesFromResult } from './result-reader.js';
export { checkRoutes, type CheckLimits, type RoutesCheck } from './routes-check.js';
export { defaultSeed, trafficKeyOf } from './seed.js';
export { WARNING_CODES, type RequestWarning } from './warnings.js';
export { asSerialised, serialise, type Serialised } from './serialised.js';
export { requestToJson } from './wire.js';
