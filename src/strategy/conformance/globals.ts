/** The objects that a strategy shares with everything else in its process. */
const SHARED: readonly (readonly [name: string, object: object])[] = [
  ['Object.prototype', Object.prototype],
  ['Array.prototype', Array.prototype],
  ['Function.prototype', Function.prototype],
  ['String.prototype', String.prototype],
  ['Number.prototype', Number.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['Promise.prototype', Promise.prototype],
  ['Array', Array],
  ['Object', Object],
  ['Math', Math],
  ['JSON', JSON],
];

const { getOwnPropertyDescriptor, defineProperty, ownKeys, deleteProperty } = Reflect;

type Members = ReadonlyMap<PropertyKey, PropertyDescriptor>;

function membersOf(object: object): Members {
  const members = new Map<PropertyKey, PropertyDescriptor>();
  for (const key of ownKeys(object)) members.set(key, getOwnPropertyDescriptor(object, key)!);
  return members;
}

const ORIGINAL: readonly Members[] = SHARED.map(([, object]) => membersOf(object));

/**
 * Restores the language globals that a strategy has changed since this module was loaded. Uses plain loops because the
 * changed globals cannot be trusted.
 * @returns the names of what was changed.
 */
export function restoreGlobals(): string[] {
  const changed: string[] = [];
  for (let at = 0; at < SHARED.length; at++) {
    const [name, object] = SHARED[at]!;
    const original = ORIGINAL[at]!;
    const keys = ownKeys(object);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!;
      if (original.has(key)) continue;
      deleteProperty(object, key);
      changed[changed.length] = `${name}.${String(key)}`;
    }
    original.forEach((descriptor, key) => {
      const now = getOwnPropertyDescriptor(object, key);
      if (now !== undefined && now.value === descriptor.value && now.get === descriptor.get && now.set === descriptor.set) return;
      defineProperty(object, key, descriptor);
      changed[changed.length] = `${name}.${String(key)}`;
    });
  }
  return changed;
}
