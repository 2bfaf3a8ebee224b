import { readFileSync } from 'node:fs';

type Numbers = Int32Array | Float64Array | Float32Array;
type Value = number | boolean | Numbers | object | undefined;
type Call = (...values: number[]) => number;

interface ClassDescription {
  readonly parent: string | null;
  /** Types of the parameters; null: inherited. */
  readonly constructor: readonly string[] | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly methods: Readonly<Record<string, { readonly parameters: readonly string[]; readonly returns: string }>>;
}

/** The part of the WebAssembly API that is used; TypeScript declares it only in the browser library. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;
const compiled = new Module(readFileSync(new URL('door.wasm', import.meta.url)));
const classes = JSON.parse(readFileSync(new URL('door.json', import.meta.url), 'utf8')) as Readonly<Record<string, ClassDescription>>;

const views = { 'StaticArray<i32>': Int32Array, 'StaticArray<f64>': Float64Array, 'StaticArray<f32>': Float32Array } as const;
const basic = new Set(['i32', 'u32', 'f32', 'f64', 'usize']);
const ADDRESS = Symbol('address');

interface Addressed {
  readonly [ADDRESS]: number;
}

/**
 * Objects of the search kernel's classes, in their own WebAssembly memory. An object has the fields and methods of its
 * class; its arrays are views of the memory, which must be fetched again after something was created.
 */
export class KernelObjects {
  /** The module's exports: functions of the kernel, and accessors of class members. */
  readonly exports: Readonly<Record<string, Call>> & { readonly memory: { readonly buffer: ArrayBuffer } };

  private readonly prototypes = new Map<string, object>();
  private readonly objects = new Map<number, object>();
  private readonly arrays = new Map<number, Numbers>();

  constructor() {
    this.exports = new Instance(compiled, { clock: { now: () => performance.now() } }).exports as this['exports'];
  }

  /** Creates an object of a class. @throws RangeError if the door does not export it */
  make(name: string, ...values: readonly Value[]): object {
    const make = this.function(`${name}_new`);
    return this.object(name, this.call(make, [], classes[name]!.constructor ?? [], values));
  }

  /** @returns the object of a class at an address */
  object(name: string, address: number): object {
    const known = this.objects.get(address);
    if (known !== undefined) return known;
    const made = Object.create(this.prototype(name)) as object;
    Object.defineProperty(made, ADDRESS, { value: address });
    this.objects.set(address, made);
    return made;
  }

  /** The prototype of a class's objects; a missing member throws. */
  private prototype(name: string): object {
    const known = this.prototypes.get(name);
    if (known !== undefined) return known;
    const { parent, fields, methods } = classes[name]!;
    const missing = new Proxy({}, {
      get: (_, member) => {
        if (typeof member === 'symbol' || member === 'toJSON' || member === 'then' || member === 'inspect') return undefined;
        throw new RangeError(`the kernel's class ${name} has no public member ${member}`);
      },
    });
    const prototype = Object.create(parent === null ? missing : this.prototype(parent)) as object;
    for (const [field, type] of Object.entries(fields)) this.defineField(prototype, name, field, type);
    for (const [method, { parameters, returns }] of Object.entries(methods)) {
      const { value, call } = { value: this.value.bind(this), call: this.call.bind(this) };
      const target = (): Call => this.function(`${name}_${method}`);
      Object.defineProperty(prototype, method, {
        value: function (this: Addressed, ...values: Value[]) {
          return value(returns, call(target(), [this[ADDRESS]], parameters, values));
        },
      });
    }
    this.prototypes.set(name, prototype);
    return prototype;
  }

  private defineField(prototype: object, name: string, field: string, type: string): void {
    const [read, write] = [`${name}_get_${field}`, `${name}_set_${field}`];
    const { value, call } = { value: this.value.bind(this), call: this.call.bind(this) };
    const target = (found: string): Call => this.function(found);
    Object.defineProperty(prototype, field, {
      get(this: Addressed) {
        return value(type, target(read)(this[ADDRESS]));
      },
      set(this: Addressed, given: Value) {
        call(target(write), [this[ADDRESS]], [type], [given]);
      },
    });
  }

  private function(name: string): Call {
    const found = this.exports[name];
    if (found === undefined) throw new RangeError(`the test door exports no ${name}: add its module to test/kernel/door.ts`);
    return found;
  }

  private value(type: string, value: number): Value {
    if (type === 'void') return undefined;
    if (type === 'bool' || type === 'boolean') return value !== 0;
    if (basic.has(type)) return value;
    const View = views[type as keyof typeof views];
    if (View === undefined) return this.object(type, value);
    const { buffer } = this.exports.memory;
    const known = this.arrays.get(value);
    if (known?.buffer === buffer && known instanceof View) return known;
    // The length in bytes precedes an array.
    const [bytes] = new Uint32Array(buffer, value - 4, 1);
    const made = new View(buffer, value, bytes! / View.BYTES_PER_ELEMENT);
    this.arrays.set(value, made);
    return made;
  }

  /** Calls a function; typed arrays are copied to the kernel and back. */
  private call(call: Call, before: readonly number[], types: readonly string[], values: readonly Value[]): number {
    if (values.length !== types.length) throw new RangeError(`${values.length} arguments given, ${types.length} expected: ${types.join(', ')}`);
    const copies = values.map((value, k) => (ArrayBuffer.isView(value) ? { value: value as Numbers, type: types[k]!, address: this.exports['allocate']!(value.byteLength) } : null));
    copies.forEach((copy) => copy === null || (this.value(copy.type, copy.address) as Numbers).set(copy.value));
    const passed = values.map((value, k) => copies[k]?.address ?? (typeof value === 'object' ? (value as Addressed)[ADDRESS] : Number(value)));
    const result = call(...before, ...passed);
    copies.forEach((copy) => copy?.value.set(this.value(copy.type, copy.address) as Numbers));
    return result;
  }
}
