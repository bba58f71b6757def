import path from 'node:path';
import webpack from 'webpack';
import { buildErrors } from './build-errors';
import { ROOT_DIR } from './packages';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/publisher/testing';

afterAll(removeTemporaryDirs);

/** Builds one module as remotes are built: for browsers and for the server. */
function failedBuild(source: string): Promise<{ dir: string; errors: string }> {
  const dir = temporaryDir();
  writeFiles(dir, { 'src/page.ts': source });
  const config = {
    mode: 'production' as const,
    context: dir,
    entry: './src/page.ts',
    output: { path: path.join(dir, 'dist') },
    resolveLoader: { modules: [path.join(ROOT_DIR, 'node_modules')] },
    module: {
      rules: [{ test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' as const } } } }],
    },
  };
  return new Promise((resolve, reject) => {
    webpack([config, config], (error, stats) => {
      if (error || !stats) reject(error ?? new Error('no result'));
      else resolve({ dir, errors: buildErrors(stats) });
    });
  });
}

it.each([
  ['a syntax error', 'export const a = 1;\nexport const b = (;\n', /^.*src\/page\.ts:2:\d+: x Expression expected/],
  ['a missing module', 'import "./none";\n', /^.*src\/page\.ts:1:0[^:]*: Module not found: .*'\.\/none'/],
])('names file and line of %s once, without a stack', async (_what, source, message) => {
  const { errors } = await failedBuild(source);

  expect(errors).toMatch(message);
  expect(errors.match(/src\/page\.ts:\d+:\d+: /g)).toHaveLength(1);
  expect(errors).not.toMatch(/^\s+at |backtrace|node_modules/m);
});
