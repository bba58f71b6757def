import type { SearchPage } from '@shop/shared/federation';
import type { Registry } from '@shop/shared/federation/registry';
import type { RemoteSet } from '../../../src/remotes/live-remote';

/** The pages of the live versions that the search in the header finds. */
export function searchPagesOf({ microFrontends }: Registry, { remotes }: Pick<RemoteSet, 'remotes'>): SearchPage[] {
  return remotes.flatMap(({ name, version }) => {
    const live = microFrontends[name]?.find(({ metadata }) => metadata.version === version);
    return live?.extras.searchPages ?? [];
  });
}
