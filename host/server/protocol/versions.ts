import type { Registry, RemoteVersion } from '@shop/shared/federation/registry';

/** One version of each of some remotes, by the remote's name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * Finds a version in the registry; undefined when it is not listed. Callers may pass any text as
 * names.
 */
export function findVersion(
  { microFrontends }: Pick<Registry, 'microFrontends'>,
  remote: string,
  version: string,
): RemoteVersion | undefined {
  const versions = Object.hasOwn(microFrontends, remote) ? microFrontends[remote] : undefined;
  return versions?.find(({ metadata }) => metadata.version === version);
}
