import { startProgram, type Program } from './program';

const RESTART_MS = 1000;
/** A program that does not get ready this many times in a row is broken, not unlucky. */
const MAX_FAILED_STARTS = 5;

export interface Supervised {
  /** Port it listens on; settled when it is ready the first time. */
  ready: Promise<number>;
  stop: () => Promise<void>;
}

export interface SuperviseOptions {
  /** Relative to the root of the repository. */
  file: string;
  env: NodeJS.ProcessEnv;
  /** Setting that gives the program its port: after a restart it is the same, because others know it by it. */
  portSetting: string;
  /** Called when the first start fails, or later ones again and again. */
  onFatal: () => void;
}

/** Runs a program of the shop and starts it again when it dies. */
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
    // A first start that fails ends everything through `onFatal`; who waits for the port waits on.
    ready: ready.catch(() => new Promise<number>(() => undefined)),
    async stop() {
      isStopping = true;
      await running.stop();
    },
  };
}
