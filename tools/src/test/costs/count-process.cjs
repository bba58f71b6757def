// Preloaded into every Node process of a test run. A program counts its own start there, and a
// worker the waits of its tests, so that no test gets past the count.
const path = require('node:path');
const { countCost } = require('./count-cost.cjs');
const { countWaits } = require('./count-waits.cjs');

/** @type {[RegExp, import('./count-cost.cjs').CountedKind][]} */
const PROGRAMS = [
  [/(tools\/start\.mjs|\.cjs serve|\.mjs (serve|dev))( |$)/, 'site'],
  [/(host|api|delivery)\/dist\/server\/main\.cjs( |$)/, 'program'],
];

const WORKER = /node_modules\/(jest|jest-worker|playwright)\//;

const [, script = '', ...args] = process.argv;
const command = [script, ...args].join(' ');
const kind = PROGRAMS.find(([pattern]) => pattern.test(command))?.[1];
if (kind) countCost(kind, path.relative(process.cwd(), command));
if (WORKER.test(script)) countWaits(globalThis);
