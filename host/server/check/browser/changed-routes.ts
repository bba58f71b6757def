import { findVersion, type Registry } from '@shop/shared/federation/registry';

interface Versions {
  remote: string;
  live: string;
  candidate: string;
  registry: Registry;
}

/** What a route loads for people who have signed in is a chunk of its own: `orders-screen`. */
const screenOf = (id: string) => `${id}-screen.`;

/** The paths of routes that load other files than those of the live version, or are new. */
export function changedRoutes({ registry, remote, live, candidate }: Versions): ReadonlySet<string> {
  const filesOf = (version: string) => {
    const { routes = [], chunks = {}, integrity = {} } = findVersion(registry, remote, version)?.extras ?? {};
    const hashesOf = (id: string) => {
      const screens = Object.keys(integrity).filter((file) => file.startsWith(screenOf(id)));
      return [...(chunks[id] ?? []), ...screens].map((file) => integrity[file] ?? file).join(' ');
    };
    return new Map(routes.map(({ id, path }) => [path, hashesOf(id)]));
  };
  const before = filesOf(live);
  return new Set(
    [...filesOf(candidate)].filter(([route, files]) => before.get(route) !== files).map(([route]) => route),
  );
}
