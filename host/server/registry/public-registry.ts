import type { Registry, RemoteVersion } from '@shop/shared/federation/registry';

function withoutSource(version: RemoteVersion): RemoteVersion {
  const { source: _source, ...extras } = version.extras;
  return { ...version, extras };
}

/** The registry as anybody may read it: who has committed what is for the teams. */
export function publicRegistry({ schema, microFrontends }: Registry): Registry {
  const remotes = Object.entries(microFrontends).map(([name, versions]) => [name, versions.map(withoutSource)]);
  return { schema, microFrontends: Object.fromEntries(remotes) as Registry['microFrontends'] }; // the same names
}
