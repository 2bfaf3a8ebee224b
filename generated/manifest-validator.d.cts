/* Made from strategies/protocol/manifest.schema.json by scripts/generate.mjs: do not edit. */
import type { SchemaError } from './request-validators.cjs';
export interface MemberSchema {
  readonly must: string;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
}
export interface ManifestFault extends SchemaError {
  readonly parentSchema: MemberSchema;
  readonly data: unknown;
}
/** Tells whether the value obeys the schema; if not, `errors` has every fault until the next call. */
export declare const validateManifest: {
  (value: unknown): boolean;
  errors?: readonly ManifestFault[] | null;
};
