const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks some globals of browsers and Node that react-router, urql and fetch-based code need.
/** @type {(keyof typeof globalThis)[]} */
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

module.exports = class JsdomEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of MISSING) Reflect.set(this.global, name, Reflect.get(this.global, name) ?? globalThis[name]);
    // Both realms share one Uint8Array; otherwise TextEncoder's
    // result is not an instance of the page's.
    this.global.Uint8Array = Uint8Array;
    // axe tries to use a canvas. jsdom has none and would print a stack trace each time.
    this.global.HTMLCanvasElement.prototype.getContext = () => null;
  }
};
