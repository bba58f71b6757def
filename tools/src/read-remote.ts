import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { RemoteModule } from '@shop/shared/federation';
import { runBundle, sourceFileAt } from '@shop/node/bundles';
import { RefusedError } from '@shop/node/refused-error';

const require: (request: string) => unknown = createRequire(import.meta.url);

const TIMEOUT_MS = 3000;

/**
 * Reading the routes evaluates no pages, so an object that has every name can replace the shop's
 * runtime.
 */
const runtimeStub: unknown = new Proxy({}, { get: () => () => null });

/** Runs what may never end, or end the whole build. */
function runLimited<T>(work: () => T): T {
  const { process } = new vm.Script('globalThis').runInThisContext() as typeof globalThis; // as bundles see it
  const exit = Object.getOwnPropertyDescriptor(process, 'exit') ?? {};
  const value = () => {
    throw new Error('process.exit is not there for remotes');
  };
  Object.defineProperty(process, 'exit', { ...exit, value });
  try {
    return vm.runInNewContext('work()', { work }, { timeout: TIMEOUT_MS }) as T; // the result of `work`
  } finally {
    Object.defineProperty(process, 'exit', exit);
  }
}

/** What a bundle has thrown, in one line, and the source file of it. */
function describe(error: unknown, name: string, code: string): string {
  const { message = String(error), stack = '' } = error as Partial<Error>; // also of another realm
  const [, line] = new RegExp(String.raw`${name}\.cjs:(\d+)`).exec(stack) ?? [];
  const file = line === undefined ? null : sourceFileAt(code, name, Number(line));
  return `${file ?? `${name}/src/expose/remote.ts`}: ${message.replaceAll(/\s+/g, ' ')}, while the remote loads on the server`;
}

/**
 * Reads the public interface of a built remote.
 * @throws RefusedError that names the source file, when its code does not load
 */
export function readRemote(name: string, serverFile: string): RemoteModule {
  const code = readFileSync(serverFile, 'utf8');
  const modules = {
    react: require('react'),
    'react/jsx-runtime': require('react/jsx-runtime'),
    'react-dom': require('react-dom'),
    'styled-components': require('styled-components'),
    '@shop/shared/runtime': runtimeStub,
  };
  try {
    return runLimited(() => runBundle(code, name, '/', modules));
  } catch (error) {
    throw new RefusedError(describe(error, name, code));
  }
}
