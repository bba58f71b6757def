const { getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;

const GLOBALS = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp'],
  ...['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Error', 'TypeError', 'ArrayBuffer', 'Uint8Array'],
  ...['JSON', 'Math', 'Reflect', 'Proxy', 'Intl', 'URL', 'URLSearchParams', 'TextEncoder'],
  ...['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'],
];

type Properties = Map<PropertyKey, unknown>;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A property's function or object, or its getter. Figures and texts are null: they may change. */
function valueOf(object: object, key: PropertyKey): unknown {
  const descriptor = getOwnPropertyDescriptor(object, key);
  const value: unknown = descriptor?.get ?? descriptor?.value;
  return isObject(value) ? value : null;
}

function propertiesOf(object: object, keys = ownKeys(object)): Properties {
  return new Map(keys.map((key) => [key, valueOf(object, key)]));
}

function addTo(snapshot: Map<object, Properties>, object: unknown): void {
  if (!isObject(object) || object === globalThis || snapshot.has(object)) return;
  const properties = propertiesOf(object);
  snapshot.set(object, properties);
  for (const value of properties.values()) addTo(snapshot, value);
  addTo(snapshot, getPrototypeOf(object));
}

/**
 * Remembers JavaScript's built-in objects as they are now.
 * @param modules objects of the host, whose own properties are remembered too
 * @returns a function that names a property that was added, removed or replaced; null when all is
 *   as it was
 */
export function watchIntrinsics(modules: readonly unknown[] = []): () => string | null {
  const snapshot = new Map<object, Properties>([[globalThis, propertiesOf(globalThis, GLOBALS)]]);
  for (const name of GLOBALS) addTo(snapshot, valueOf(globalThis, name));
  for (const module of modules) if (isObject(module)) snapshot.set(module, propertiesOf(module));

  return function findChange() {
    for (const [object, properties] of snapshot) {
      const keys = object === globalThis ? GLOBALS : ownKeys(object);
      const changed = keys.find((key) => !properties.has(key) || properties.get(key) !== valueOf(object, key));
      if (changed !== undefined) return String(changed);
      if (keys.length < properties.size) return 'a built-in property';
    }
    return null;
  };
}
