import { startProgram, type Program } from './program';

const RESTART_MS = 1000;
/** A program that fails to start this many times in a row is broken, not unlucky. */
const MAX_FAILED_STARTS = 5;

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
  /** Called when the first start fails, or later starts fail repeatedly. */
  onFatal: () => void;
}

/** Runs a program of the shop and restarts it when it dies. */
export function supervise({ file, env, portSetting, onFatal }: SuperviseOptions): Supervised {
  let isStopping = false;
  let port: number | null = null;
  let failedStarts = 0;

  const start = (): Program => {
    const program = startProgram(file, port === null ? env : { ...env, [portSetting]: String(port) });
    program.ready.then(
      (readyPort) => {
        port = readyPort;
        failedStarts = 0;
      },
      () => {
        failedStarts += 1;
      },
    );
    program.child.once('exit', () => {
      if (isStopping) return;
      if (port === null || failedStarts >= MAX_FAILED_STARTS) onFatal();
      else setTimeout(restart, RESTART_MS);
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
