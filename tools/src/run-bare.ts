import { oneOf, readEnvironment } from '@shop/node/settings';
import { startProgram } from './program';
import type { Supervised, SuperviseOptions } from './supervise';

export const superviseSettings = {
  SUPERVISE: oneOf('on', 'off').default('on').meta({
    meaning:
      '`off`: a program that ends is not started again but ends its container ([Kubernetes](operations.md#kubernetes))',
  }),
};

/**
 * Whether a program that ends or hangs is replaced here (`SUPERVISE`); otherwise what runs the
 * container sees it end, and probes it.
 * @throws SettingsError for another word than on and off
 */
export function isSupervised(env: NodeJS.ProcessEnv): boolean {
  return readEnvironment(superviseSettings, env).SUPERVISE === 'on';
}

/** Runs a program of the shop once. When it ends by itself, all ends. */
export function runBare({ file, env, log, onFatal }: SuperviseOptions): Supervised {
  let isStopping = false;
  const program = startProgram(file, env);
  program.child.once('exit', () => {
    if (isStopping) return;
    log(`${file} has ended`);
    onFatal();
  });
  return {
    // When the start fails, `onFatal` ends everything, so waiting for the port never ends.
    ready: program.ready.catch(() => new Promise<number>(() => undefined)),
    async stop() {
      isStopping = true;
      await program.stop();
    },
  };
}
