import type { Registry } from '@shop/shared/federation/registry';
import type { VersionName } from '../../../src/rum/failed-version';

/** Whether the registry lists a version. The name of the remote may be anything. */
export function isPublished({ microFrontends }: Registry, { remote, version }: VersionName): boolean {
  const versions = Object.hasOwn(microFrontends, remote) ? microFrontends[remote] : null;
  return versions?.some(({ metadata }) => metadata.version === version) ?? false;
}
