const timers = require('node:timers/promises');
const { countCost } = require('./count-cost.cjs');

const LONG_MS = 1000;
const TEST_FILE = /[/\\](e2e[/\\](tests|support)|testing)[/\\]|\.(test|spec)\.tsx?:/;
const FOREIGN = /node_modules|node:|count-waits/;

/** The line that waits, if it is a test's. Time limits of programs pass through here as well. */
function waitingLine() {
  const [line = ''] = (new Error().stack ?? '').split('\n').filter((one) => one.includes(' at ') && !FOREIGN.test(one));
  return TEST_FILE.test(line) ? line.trim() : undefined;
}

/** @param {number | undefined} ms @returns {() => void} to be called when the wait is over */
function waitOf(ms = 0) {
  const line = ms > LONG_MS ? waitingLine() : undefined;
  return () => line && countCost('wait', `${ms} ms ${line}`);
}

/** @type {import('./count-waits.cjs').countWaits} */
function countWaits(scope) {
  const { setTimeout: later } = scope;
  const { setTimeout: sleep } = timers;
  /**
   * @type {(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => NodeJS.Timeout}
   */
  const counted = (run, ms, ...args) => {
    const end = waitOf(ms);
    const runAndCount = (/** @type {unknown[]} */ ...given) => {
      end();
      run(...given);
    };
    return later(runAndCount, ms, ...args);
  };
  scope.setTimeout = Object.assign(counted, later); // with what `promisify` reads from it
  /** @type {typeof timers.setTimeout} */
  timers.setTimeout = async (ms, ...args) => {
    const end = waitOf(ms);
    const value = await sleep(ms, ...args);
    end();
    return value;
  };
}

module.exports = { countWaits };
