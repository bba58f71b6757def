import { startProgram, type Program } from './program';

/** The pause before a restart doubles with each failed start in a row, up to a limit. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A program that was ready for this long can start: what ended it is no fault of the start. */
const HEALTHY_MS = 5000;

const PROBE_INTERVAL_MS = 2000;
const PROBE_TIMEOUT_MS = 4000;
/** One slow answer is no proof: the embedded database blocks the API during a long query. */
const MAX_MISSED_PROBES = 2;

export interface Supervised {
  /** The port it listens on; resolved when it is first ready. */
  ready: Promise<number>;
  stop: () => Promise<void>;
}

export interface SuperviseOptions {
  /** Relative to the root of the repository. */
  file: string;
  env: NodeJS.ProcessEnv;
  /**
   * The setting for the program's port.
   * It stays the same after a restart, because other programs use it.
   */
  portSetting: string;
  log: (line: string) => void;
  /** Called when the first start fails. */
  onFatal: () => void;
}

async function answers(port: number): Promise<boolean> {
  try {
    const url = `http://127.0.0.1:${port}/healthz`;
    return (await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

/** Kills a program that does not answer any more, such as one in an endless loop. */
function probe({ child }: Program, port: number, onHang: () => void): void {
  let missed = 0;
  const check = async () => {
    missed = (await answers(port)) ? 0 : missed + 1;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (missed < MAX_MISSED_PROBES) setTimeout(() => void check(), PROBE_INTERVAL_MS).unref();
    else onHang();
  };
  setTimeout(() => void check(), PROBE_INTERVAL_MS).unref();
}

/** Runs a program of the shop, and restarts it when it ends or hangs. */
export function supervise({ file, env, portSetting, log, onFatal }: SuperviseOptions): Supervised {
  let isStopping = false;
  let port: number | null = null;
  let failuresInARow = 0;

  const start = (): Program => {
    let readyAt = Number.POSITIVE_INFINITY;
    const program = startProgram(file, port === null ? env : { ...env, [portSetting]: String(port) });
    program.ready.then(
      (readyPort) => {
        port = readyPort;
        readyAt = performance.now();
        probe(program, readyPort, () => {
          log(`${file} does not answer: it is killed`);
          program.child.kill('SIGKILL');
        });
      },
      () => undefined, // the exit is handled below
    );
    program.child.once('exit', () => {
      if (isStopping) return;
      if (port === null) return onFatal();
      if (performance.now() - readyAt > HEALTHY_MS) {
        failuresInARow = 0;
        log(`${file} has ended: it starts again`);
        return restart();
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failuresInARow);
      failuresInARow += 1;
      log(`${file} has ended: it starts again in ${pauseMs / 1000} s`);
      setTimeout(restart, pauseMs);
    });
    return program;
  };

  let running = start();
  const { ready } = running;
  const restart = () => {
    if (!isStopping) running = start();
  };

  return {
    // When the first start fails, `onFatal` ends everything, so waiting for the port never ends.
    ready: ready.catch(() => new Promise<number>(() => undefined)),
    async stop() {
      isStopping = true;
      await running.stop();
    },
  };
}
