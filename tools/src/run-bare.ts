import { RefusedError } from '@shop/node/refused-error';
import { startProgram } from './program';
import type { Supervised, SuperviseOptions } from './supervise';

/**
 * Whether a program that ends or hangs is replaced here (`SUPERVISE`); otherwise what runs the
 * container sees it end, and probes it.
 * @throws RefusedError for another word than on and off
 */
export function isSupervised({ SUPERVISE: word = '' }: NodeJS.ProcessEnv): boolean {
  if (!['', 'on', 'off'].includes(word.trim())) throw new RefusedError('SUPERVISE must be one of on, off');
  return word.trim() !== 'off';
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
