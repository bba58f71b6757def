/// <reference lib="dom" />
/* global jest, HTMLCanvasElement */
const vm = require('node:vm');

// jsdom lacks some globals of browsers and Node that react-router, urql and fetch-based code need.
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'Response',
  'Request',
  'Headers',
  'fetch',
  'structuredClone',
];

function completeBrowser() {
  const node = vm.runInThisContext('globalThis');
  for (const name of MISSING) Reflect.set(globalThis, name, Reflect.get(globalThis, name) ?? node[name]);
  // Both realms share one, else TextEncoder's result is not an instance of the page's.
  globalThis.Uint8Array = node.Uint8Array;
  // styled-components adds rules one by one, as for shoppers: else jsdom parses all each time.
  Reflect.set(globalThis, 'SC_DISABLE_SPEEDY', false);
  // jsdom has loaded no document over a network.
  globalThis.Performance.prototype.getEntriesByType ??= () => [];
  // axe tries to use a canvas. jsdom has none and would print a stack trace each time.
  HTMLCanvasElement.prototype.getContext = () => null;
}

// Tests fill in forms key by key and load parts of a page, which takes time on a busy machine.
jest.setTimeout(30_000);

if (typeof document !== 'undefined') {
  completeBrowser();
  require('@testing-library/jest-dom/jest-globals');
  require('@testing-library/dom').configure({ asyncUtilTimeout: 5000 });
}
