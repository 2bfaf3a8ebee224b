/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
/** Tells whether the value obeys the schema; if not, `errors` says why until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
export declare const validateSignIn: Validator;
export declare const validateNewKey: Validator;
export declare const validateKeyChange: Validator;
