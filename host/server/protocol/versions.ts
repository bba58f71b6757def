import type { Registry, RemoteVersion } from '@shop/shared/federation/registry';

/** One version of each of some remotes, by the remote's name. */
export type Versions = Readonly<Record<string, string>>;

/** A version as the registry lists it, or nothing. Both names may be anything. */
export function findVersion(
  { microFrontends }: Pick<Registry, 'microFrontends'>,
  remote: string,
  version: string,
): RemoteVersion | undefined {
  const versions = Object.hasOwn(microFrontends, remote) ? microFrontends[remote] : undefined;
  return versions?.find(({ metadata }) => metadata.version === version);
}
