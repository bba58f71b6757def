import { forgetLostStore, listVersions, type Releases } from '@shop/publisher/releases';
import { REMOTES } from '../packages';
import { isPublished, isWantedAtStart, publishBuilt, publishBuiltHost } from '../publish-built';
import { print } from './run-programs';

/** Puts the built host into the store, and the built remotes that a start publishes. */
export async function publishAtStart(releases: Releases): Promise<void> {
  await forgetLostStore(releases);
  await publishBuiltHost(releases);
  const versions = await listVersions(releases);
  for (const name of REMOTES) {
    if (isWantedAtStart(versions, name)) print(`published ${name} ${await publishBuilt(releases, name)}`);
    else if (!isPublished(versions, name))
      print(`${name} stays as it was published; to publish this build: npm run remotes -- publish ${name}`);
  }
}
