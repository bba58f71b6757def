import { HOST, type HostVersion, type Registry } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/node/refused-error';
import type { Store } from '@shop/node/store';
import { OPERATIONS_FILE, readOperations } from './version-interface';

/** A page keeps its version for as long as it is open. Nobody leaves one open for longer. */
const OPEN_MS = 24 * 3_600_000;

interface OpenVersion {
  name: string;
  version: string;
}

/** Hosts do not say until when they were used: until the next one started. */
function openHosts(hosts: readonly HostVersion[], since: number): OpenVersion[] {
  const open = hosts.filter(({ deployment }, index) => {
    const next = hosts[index + 1];
    return deployment.default || (next && Date.parse(next.extras.publishedAt) >= since);
  });
  return open.map(({ metadata }) => ({ name: HOST, version: metadata.version }));
}

/**
 * Returns the versions that a browser may have open: those that visitors get, or got within a day.
 * @param now ms since 1970
 */
export function openVersions({ host, microFrontends }: Registry, now: number): OpenVersion[] {
  const since = now - OPEN_MS;
  const ofRemotes = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions
      .filter(({ deployment, extras: { servedUntil } }) => {
        return deployment.traffic > 0 || (servedUntil !== undefined && Date.parse(servedUntil) >= since);
      })
      .map(({ metadata }) => ({ name, version: metadata.version })),
  );
  return [...openHosts(host, since), ...ofRemotes];
}

/**
 * Checks the operations of all open versions against a schema of the API.
 * @param schema in the schema language
 * @returns a fault for each operation that the API would not answer
 */
export async function checkApi(
  versions: readonly OpenVersion[],
  store: Pick<Store, 'read'>,
  schema: string,
): Promise<Fault[]> {
  const { checkOperations } = await import('./check-operations'); // GraphQL takes long to load
  const faults: Fault[] = [];
  for (const { name, version } of versions) {
    const file = await store.read(`${name}/${version}/${OPERATIONS_FILE}`);
    const ofVersion = checkOperations(readOperations(file?.bytes.toString()), schema);
    faults.push(...ofVersion.map(({ where, what }) => ({ where: `${name}@${version} ${where}`, what })));
  }
  return faults;
}
