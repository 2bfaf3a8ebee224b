/* Made from strategies/protocol/manifest.schema.json by scripts/generate.mjs: do not edit. */
import type { SchemaError } from './request-validators.cjs';
export interface MemberSchema {
  readonly must: string;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly propertyNames?: { readonly enum: readonly string[] };
}
export interface ManifestFault extends SchemaError {
  readonly parentSchema: MemberSchema;
  /** Of the name of a member. */
  readonly propertyName?: string;
  readonly data: unknown;
}
/** Tells whether the value obeys the schema; if not, `errors` has every fault until the next call. */
export declare const validateManifest: {
  (value: unknown): boolean;
  errors?: readonly ManifestFault[] | null;
};
