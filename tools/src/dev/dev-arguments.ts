import { parseArgs } from 'node:util';
import { RefusedError } from '@shop/node/refused-error';
import { isRemoteName, REMOTES, type RemoteName } from '../packages';

interface DevArguments {
  /** The remotes to develop: the named ones, none for `host`, all by default. */
  chosen: readonly RemoteName[];
  /** The deployed site to show them in. */
  site: string | undefined;
}

function chosenRemotes(names: readonly string[]): readonly RemoteName[] {
  if (names.length === 0) return REMOTES;
  const unknown = names.find((name) => name !== 'host' && !isRemoteName(name));
  if (unknown) throw new RefusedError(`dev: no package "${unknown}"; there are host, ${REMOTES.join(', ')}`);
  return names.filter(isRemoteName);
}

/** @throws RefusedError for an unknown option or package */
export function parseDevArguments(args: readonly string[]): DevArguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      allowPositionals: true,
    });
    return { chosen: chosenRemotes(positionals), site: values.site };
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new RefusedError(`dev: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws RefusedError unless it is one */
export function oneRemote(chosen: readonly RemoteName[]): RemoteName {
  const [name, ...others] = chosen;
  if (!name || others.length > 0) throw new RefusedError('dev: --site shows one remote; name it');
  return name;
}
