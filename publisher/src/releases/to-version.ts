import path from 'node:path';
import { requireVersion, type RemoteVersion, type VersionSource } from '@shop/shared/federation/registry';
import { integrityOf } from '@shop/node/bundles';
import { RefusedError } from '@shop/node/refused-error';
import type { Release } from './release';
import type { VersionFiles } from './version-files';

interface Built {
  release: Release;
  source?: VersionSource | undefined;
}

/**
 * A release as the registry lists it, without any share of the visitors.
 * @throws RefusedError when a file is missing
 */
export function toVersion({ release, source }: Built, files: VersionFiles): RemoteVersion {
  const base = `/remotes/${release.name}/${release.version}`;
  const browserUrl = release.browserUrl ?? `${base}/browser/`;
  const entry = files.get(release.entry);
  if (!entry) throw new RefusedError(`${release.name} ${release.version} has no file ${release.entry}`);
  return requireVersion({
    url: browserUrl + path.posix.basename(release.entry),
    metadata: { version: release.version, integrity: integrityOf(entry) },
    deployment: { traffic: 0, default: false },
    extras: {
      routes: release.routes,
      ...(release.isSeparate && { isSeparate: true }),
      server: { url: `${base}/${release.server}`, integrity: release.serverIntegrity },
      requires: release.requires,
      chunks: release.chunks,
      integrity: release.integrity,
      searchPages: release.searchPages,
      ...(release.documents && { documents: release.documents }),
      ...(release.owner && { owner: release.owner }),
      ...(source && { source }),
      publishedAt: new Date().toISOString(),
    },
  });
}
