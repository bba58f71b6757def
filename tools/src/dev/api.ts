import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ROOT_DIR } from '../packages';
import { startProgram, type Program } from '../program';

const require = createRequire(import.meta.url);

const AGGREGATE_MS = 200;

export interface WatchedApi {
  /** Settled when the API answers the first time. */
  ready: Promise<number>;
  stop: () => Promise<void>;
}

/** Runs the API as its program and starts it again whenever its source changes. */
export function watchApi(env: NodeJS.ProcessEnv): WatchedApi {
  const config = require(path.join(ROOT_DIR, 'api/webpack.config.cjs')) as Configuration;
  const compiler = webpack(config);
  let program: Program | null = null;
  let restarting = Promise.resolve();
  let lastHash = '';
  let settle: { resolve: (port: number) => void; reject: (error: unknown) => void };
  const ready = new Promise<number>((resolve, reject) => {
    settle = { resolve, reject };
  });

  // The caller may look at it only after its servers are up.
  ready.catch(() => undefined);

  const stopProgram = async () => {
    const before = program;
    program = null;
    await before?.stop();
  };
  const restart = async () => {
    await stopProgram();
    const next = startProgram('api/dist/server/main.cjs', env);
    program = next;
    next.ready.then(settle.resolve, (error: unknown) => {
      // One that was told to stop while it started has not failed.
      if (program === next) settle.reject(error);
    });
  };

  const watching = compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
    if (error) {
      process.stderr.write(`${error.message}\n`);
    } else if (stats?.hasErrors()) {
      process.stderr.write(`${stats.toString('errors-only')}\n`);
    } else if (stats && stats.hash !== lastHash) {
      lastHash = stats.hash;
      restarting = restarting.then(restart);
    }
  });

  return {
    ready,
    async stop() {
      await new Promise<void>((resolve) => watching?.close(() => resolve()));
      await restarting;
      await stopProgram();
    },
  };
}
