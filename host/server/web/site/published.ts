import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '@shop/shared/federation/registry';
import { createShownPages, type ShownPages } from '../documents/shown-pages';
import { withPagesOnce } from '../documents/site-pages';
import { createKeptFile } from '../kept-file';
import { followRegistry } from '../registry/follow-registry';
import type { HostSettings } from '../settings';
import type { SiteChanges } from './site-changes';

/** What is published: versions of remotes, and pages of words. */
export interface Published {
  /** Whether any registry has been read. Without one, the site has no pages. */
  isKnown: () => boolean;
  /** As it was signed. */
  signedRegistry: () => Registry;
  /** With the published pages among the routes of the remotes that show them. */
  registry: () => Registry;
  pages: ShownPages;
  close: () => void;
}

/**
 * Follows the registry, and begins with the pages that were kept.
 * @param tell gets `registry` with each change of it
 */
export async function openPublished(
  { dataDir, store, publicKey }: HostSettings,
  tell: SiteChanges['tell'],
  log: FastifyBaseLogger,
): Promise<Published> {
  const { current, isKnown, close } = await followRegistry({
    store: store.store,
    kind: store.folder === null ? 'bucket' : 'folder',
    publicKey,
    kept: createKeptFile(dataDir, 'registry.json', (error) => log.warn({ err: error }, 'the registry was not kept')),
    onChange: () => tell({ what: 'registry', paths: [] }),
    onFailure: (name, error) =>
      log.error({ name, err: error }, 'the registry cannot be read; the last good one is kept'),
    onFault: (name, fault) =>
      log.error({ name, fault }, 'an entry of the registry is invalid; the last good state of its remote is kept'),
  });
  const pages = createShownPages(
    createKeptFile(dataDir, 'pages.json', (error) => log.warn({ err: error }, 'the published pages were not kept')),
  );
  const withPages = withPagesOnce();
  return { isKnown, signedRegistry: current, registry: () => withPages(current(), pages.current()), pages, close };
}
