import type { FastifyRequest } from 'fastify';
import { HYDRATION_ELEMENT_ID, type LiveRemote } from '@shop/shared/federation/page-data';
import type { HydrationData } from '../../../src/app/hydration-data';
import type { RouteMatch } from '../../../src/remotes/match-route';
import { allowScript, allowStyle } from '../../html/content-security-policy';
import { compressText } from '../../protocol/compress-text';
import { MADE_OF, madeOf, type PartOfPage } from '../pages/made-of';
import type { CachedPage } from '../pages/page-cache';
import { addPreviewBadge, versionLine } from '../pages/preview-badge';
import { previewedVersions } from '../sets/previews';
import { setFor } from '../sets/set-for';
import { encodedBody, type EncodedBody } from './encoded-body';
import type { VisitorSet } from './find-set';
import { parseUrl } from './page-address';
import type { PagesOptions } from './page-options';

export interface PageParts {
  html: EncodedBody;
  csp: string;
}

/** The page with the badge of a preview. @param lines HTML of what is previewed */
export async function withBadge({ html, csp }: PageParts, lines: readonly string[], after = ''): Promise<PageParts> {
  const previewed = addPreviewBadge((await html.as('identity')).toString('utf8'), lines, after);
  return { html: encodedBody(await compressText(previewed.html)), csp: allowStyle(csp, previewed.style) };
}

/** A page that was found for somebody with a preview. */
export interface PreviewedPage {
  request: FastifyRequest;
  page: CachedPage;
  visitor: VisitorSet;
  match: RouteMatch<LiveRemote> | null;
  /** How long it took to find. */
  serverMs: number;
}

const HYDRATION = new RegExp(`id="${HYDRATION_ELEMENT_ID}">(.*?)</script>`);

/** The widgets in a page's HTML; an error page has none. */
function widgetsIn(html: string): readonly string[] {
  const [, text] = HYDRATION.exec(html) ?? [];
  return text === undefined ? [] : (JSON.parse(text) as HydrationData).widgets; // by our own renderer
}

type Sources = Pick<PagesOptions, 'registry' | 'reasonOf' | 'madeOfScript'>;

function partsOf({ registry, reasonOf }: Sources, { page, visitor }: PreviewedPage, html: string): PartOfPage[] {
  const widgets = widgetsIn(html).map((id) => id.split('/'));
  const { microFrontends } = registry();
  const wanted = setFor({ microFrontends }, { previewed: visitor.preview?.versions ?? {}, id: null });
  return visitor.set.remotes.map(({ name, version: known, url }) => {
    const version = wanted[name] ?? known; // one that does not load is not in the set
    return {
      name,
      version,
      made: page.versions[name],
      widgets: widgets.flatMap(([remote, widget = '']) => (remote === name ? [widget] : [])),
      reason: reasonOf(name, version),
      base: url.slice(0, url.lastIndexOf('/') + 1),
      versions: microFrontends[name] ?? [],
    };
  });
}

/** The page with its badge and, if the address asks for it, with what it is made of. */
export async function previewedPage(sources: Sources, previewed: PreviewedPage): Promise<PageParts> {
  const { request, page, visitor, match, serverMs } = previewed;
  if (!visitor.preview) return page;
  const lines = previewedVersions(sources.registry(), visitor.preview, page.versions).map(versionLine);
  if (!parseUrl(request.url).searchParams.has(MADE_OF)) return withBadge(page, lines);
  const owner = match && { remote: match.remote.name, route: match.route };
  const about = { address: request.url, requestId: request.id, setId: visitor.set.id, serverMs, owner };
  const text = (await page.html.as('identity')).toString('utf8');
  const panel = madeOf({ ...about, parts: partsOf(sources, previewed, text), script: sources.madeOfScript });
  const { html, csp } = await withBadge(page, lines, panel.html);
  return { html, csp: allowScript(allowStyle(csp, panel.style), panel.script) };
}
