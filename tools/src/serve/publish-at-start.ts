import { forgetLostStore, type Releases } from '@shop/publisher/releases';
import { REMOTES } from '../packages';
import { isPublished, isWantedAtStart, publishBuilt, publishBuiltHost } from '../publish-built';
import { print } from './run-programs';

/** Puts the built host into the store, and the built remotes that a start publishes. */
export async function publishAtStart(releases: Releases): Promise<void> {
  await forgetLostStore(releases);
  await publishBuiltHost(releases);
  for (const name of REMOTES) {
    if (await isWantedAtStart(releases, name)) print(`published ${name} ${await publishBuilt(releases, name)}`);
    else if (!(await isPublished(releases, name)))
      print(`${name} stays as it was published; to publish this build: npm run remotes -- publish ${name}`);
  }
}
