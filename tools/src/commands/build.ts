import { parseArgs } from 'node:util';
import { RefusedError } from '@shop/shared/refused-error';
import { buildStale } from '../build';
import { TARGETS } from '../packages';

/**
 * `npm run build [package ...] [--without=package]`: builds what changed since the last build;
 * checks budgets unless packages are named.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { positionals: only, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { without: { type: 'string', multiple: true, default: [] } },
  });
  const known = TARGETS.map(({ name }): string => name);
  const unknown = [...only, ...values.without].find((name) => !known.includes(name));
  if (unknown) throw new RefusedError(`no package "${unknown}"; there are ${known.join(', ')}`);
  const log = (line: string) => process.stdout.write(`${line}\n`);
  await buildStale({ ...(only.length > 0 && { only }), without: values.without, log });
}
