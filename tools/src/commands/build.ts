import { buildStale } from '../build';

/**
 * `npm run build [package ...]`: builds what changed since the last build;
 * checks budgets after a complete build.
 */
export async function run(only: readonly string[]): Promise<void> {
  await buildStale({ ...(only.length > 0 && { only }), log: (line) => process.stdout.write(`${line}\n`) });
}
