import type { SearchPage } from '@shop/shared/federation';
import { type Registry, findVersion } from '@shop/shared/federation/registry';
import type { RemoteSet } from '../../../src/remotes/live-remote';

/** The pages of the live versions that the search in the header finds. */
export function searchPagesOf(registry: Registry, { remotes }: Pick<RemoteSet, 'remotes'>): SearchPage[] {
  return remotes.flatMap(({ name, version }) => findVersion(registry, name, version)?.extras.searchPages ?? []);
}
