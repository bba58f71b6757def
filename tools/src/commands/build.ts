import { RefusedError } from '@shop/node/refused-error';
import { buildStale } from '../build';
import { TARGETS } from '../packages';

/**
 * `npm run build [package ...]`: builds what changed since the last build; checks budgets unless
 * packages are named.
 */
export async function run(only: readonly string[]): Promise<void> {
  const known = TARGETS.map(({ name }): string => name);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown) throw new RefusedError(`no package "${unknown}"; there are ${known.join(', ')}`);
  const log = (line: string) => process.stdout.write(`${line}\n`);
  await buildStale({ ...(only.length > 0 && { only }), log });
}
