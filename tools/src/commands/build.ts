import { buildStale } from '../build';

/** `npm run build [package ...]`: builds what changed since the last build; budgets are checked when everything is built. */
export async function run(only: readonly string[]): Promise<void> {
  await buildStale({ ...(only.length > 0 && { only }), log: (line) => process.stdout.write(`${line}\n`) });
}
