import { buildStale } from '../build';
import { checkTypes } from '../check-types';
import { manageRemotes } from '../remotes/manage-remotes';
import { openWorkplace } from '../remotes/open-workplace';
import { pruneAction } from '../remotes/prune-action';

/** `npm run remotes -- <action>`: what teams do with the versions of their remotes. */
export async function run(args: readonly string[]): Promise<void> {
  await manageRemotes(args, {
    command: 'npm run remotes --',
    open: openWorkplace,
    more: { prune: pruneAction },
    prepare: (name) => buildStale({ only: [name], log: (line) => process.stdout.write(`${line}\n`) }),
    checkSources: checkTypes,
  });
}
