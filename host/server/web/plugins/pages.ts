import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPageFinder } from '../http/find-page';
import { createSetFinder } from '../http/find-set';
import { pagePath } from '../http/logged-path';
import { addPages } from '../http/pages';
import { addPictures } from '../http/pictures';
import { addPreviews } from '../http/previews';
import { createTestedPages } from '../http/tested-page';
import { createLazyPictureRenderer } from '../pictures/lazy-picture-renderer';
import { createPictureCache } from '../pictures/picture-cache';
import type { Host } from './host';

/** No person opens this many filters, and addresses that do not exist, in a minute. */
const MADE_UP_PAGES = 300;
const REFUSAL_DELAY_MS = 1000;

/** Serves pages, the pictures that are drawn of them, and previews. */
export async function pagesPlugin(
  app: FastifyInstance,
  { files, site, figures, limits, readToken, answers, uploads, reasons }: Host,
): Promise<void> {
  const { cache, drafts, registry, sets, redirectOf } = site;
  const { counts, visits, opened } = figures;
  const { distDir } = files;
  const findPage = createPageFinder({
    cache,
    madeUpLimit: limits.create('made-up pages', MADE_UP_PAGES),
    refusalDelayMs: REFUSAL_DELAY_MS,
  });
  addPictures(app, {
    findPage,
    remotes: sets.live,
    pictureOf: createPictureCache(
      { publicDir: path.join(distDir, 'public'), uploads },
      createLazyPictureRenderer(path.join(distDir, 'fonts')),
    ),
  });
  await addPreviews(app, { registry, readToken, live: sets.live, drafts });
  addPages(app, {
    ...{ findPage, cache, answers, drafts, redirectOf, registry },
    reasonOf: reasons.of,
    madeOfScript: files.madeOf,
    chooseTested: createTestedPages(site.pageAt),
    sets: createSetFinder({ registry, readToken, pool: sets }),
    onFailure: (pathname, error) => app.log.error({ path: pagePath(pathname), err: error }, 'a page did not render'),
    onPage: ({ name, version }) => counts.addPage({ remote: name, version }),
    openedCounter: opened.counter,
    wordOf: visits.addPage,
  });
}
