/// <reference lib="dom" />
/* global jest, CSSStyleSheet, HTMLCanvasElement */
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

/** What tells tests that an element is hidden or dead to the pointer. */
const HIDES = /display:|visibility:|opacity:|pointer-events:/;
const NO_RULE = '@media print {}';

/**
 * Leaves out the rules of styled-components that no test asks about: to find an element by its
 * role, jsdom matches each rule of the page with each element, a fifth of a screen's test. A test
 * of looks sets the global `KEEPS_LOOKS`.
 */
function leaveOutLooks() {
  const { insertRule } = CSSStyleSheet.prototype;
  // The windows of a worker share this prototype: that of the file before is replaced.
  /** @type {typeof insertRule} */
  const takesAll = Reflect.get(insertRule, 'takesAll') ?? insertRule;
  /** @this {CSSStyleSheet} @param {string} rule @param {number} [index] */
  const insert = function insert(rule, index) {
    return takesAll.call(this, HIDES.test(rule) || Reflect.has(globalThis, 'KEEPS_LOOKS') ? rule : NO_RULE, index);
  };
  CSSStyleSheet.prototype.insertRule = Object.assign(insert, { takesAll });
}

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
  leaveOutLooks();
  require('@testing-library/jest-dom/jest-globals');
  require('@testing-library/dom').configure({ asyncUtilTimeout: 5000 });
}
