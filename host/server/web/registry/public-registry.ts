import { toDocument, type Registry, type VersionSource } from '@shop/shared/federation/registry';

function withoutSource<T extends { extras: { source?: VersionSource | undefined } }>(version: T): T {
  const { source: _source, ...extras } = version.extras;
  return { ...version, extras };
}

/** The registry as anybody may read it: who has committed what is for the teams. */
export function publicRegistry({ schema, revision, host, microFrontends }: Registry): object {
  const remotes = Object.entries(microFrontends).map(
    ([name, versions]) => [name, versions.map(withoutSource)] as const,
  );
  return toDocument({ schema, revision, host: host.map(withoutSource), microFrontends: Object.fromEntries(remotes) });
}
