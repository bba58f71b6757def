import { buildIfStale } from '../build-if-stale';
import { checkTypes } from '../check-types';
import { remoteTarget } from '../packages';
import { LOCAL_ACTIONS, LOCAL_PLACE } from '../remotes/local-actions';
import { manageRemotes } from '../remotes/manage-remotes';
import { openWorkplace } from '../remotes/open-workplace';

/** `npm run remotes -- <action>`: what teams do with the versions of their remotes. */
export async function run(args: readonly string[]): Promise<void> {
  await manageRemotes(args, {
    command: 'npm run remotes --',
    open: openWorkplace,
    more: LOCAL_ACTIONS,
    place: LOCAL_PLACE,
    prepare: (name) => buildIfStale(remoteTarget(name)),
    checkSources: checkTypes,
  });
}

/** For whoever runs the built command, which has no sources beside it. */
export { printRefusal } from '../print-refusal';
