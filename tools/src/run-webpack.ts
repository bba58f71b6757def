import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { RefusedError } from '@shop/node/refused-error';
import { buildErrors } from './build-errors';
import { ROOT_DIR, type BuildTarget } from './packages';

const require = createRequire(import.meta.url);

/** @throws RefusedError with file and line of each error in the sources */
export function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (!stats) reject(new Error('webpack gave no result'));
        else if (stats.hasErrors()) reject(new RefusedError(buildErrors(stats)));
        else resolve(stats);
      });
    });
  });
}

/** The webpack configurations of a package, from its `webpack.config.cjs`. */
export function configsOf(name: BuildTarget['name'], env: { dev?: boolean; site?: boolean } = {}): Configuration[] {
  const config = require(path.join(ROOT_DIR, name, 'webpack.config.cjs')) as (
    env: object,
  ) => Configuration | Configuration[];
  return [config(env)].flat();
}
