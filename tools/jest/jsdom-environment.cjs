const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom leaves out what browsers and Node both have, and react-router, urql and fetch-based code need.
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
    // One Uint8Array for both worlds, or TextEncoder's result is no instance of the page's.
    this.global.Uint8Array = Uint8Array;
  }
};
