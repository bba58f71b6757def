import { readCurrent } from './current-registry';
import type { Releases } from './releases';
import { timeOf } from './revision-time';

/** A host reads the registry twice a second, and reports every 2 s. */
const SETTLED_MS = 10_000;

/** Names those that have another registry than the one written last, a line for each. */
export async function findDisagreements(releases: Releases, nowMs = Date.now()): Promise<string[]> {
  const hosts = await releases.hosts({ isPatient: false });
  const { registry, damage } = await readCurrent(releases);
  const isSettled = nowMs - Date.parse(registry.change?.at ?? '') > SETTLED_MS;
  const others = hosts.filter(
    ({ revision = registry.revision }) => revision > registry.revision || (isSettled && revision < registry.revision),
  );
  return [
    ...(damage === null ? [] : [`the registry in ${releases.store.address} does not count: ${damage}`]),
    ...others.map(
      ({ id, revision = 0 }) =>
        `${id} follows ${revision > registry.revision ? 'a newer' : 'an older'} registry, of ` +
        `${timeOf({ revision })} instead of ${timeOf(registry)}`,
    ),
  ];
}
