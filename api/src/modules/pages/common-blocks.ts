import {
  checkDocument,
  commonIdOf,
  commonIdsIn,
  documentAtTime,
  expandCommons,
  type CommonBlocks,
  type DocumentFault,
  type PageDocument,
  type Schemas,
} from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import { titleOf } from './document-page';
import type { PageRow, ReferringRow, ShownBlocks } from './page-repository';
import type { PagesTransaction } from './pages-services';
import { blocksShownAt } from './shown-blocks';

type Sources = Pick<PagesTransaction, 'pages' | 'release'>;

/** Its structure was checked. */
const read = (json: string) => JSON.parse(json) as PageDocument;

/** All common blocks, as the site has them. */
export async function readCommons({ pages }: Pick<Sources, 'pages'>): Promise<CommonBlocks> {
  const rows = await pages.findCommons();
  return new Map(
    rows.map(({ id, draft, live }) => {
      const block = live === null ? undefined : read(live).content[0];
      return [id, { title: titleOf(JSON.parse(draft), id), block: block ?? null }];
    }),
  );
}

/** A document with the common blocks that it names, as the site has them now. */
export async function expandPage(document: PageDocument, { pages, release }: Sources): Promise<PageDocument> {
  if (commonIdsIn(document).length === 0) return document;
  const kept = await release.find();
  return expandCommons(document, await readCommons({ pages }), kept?.schemas ?? { kinds: {} });
}

/**
 * What hosts get of a document in JSON at a time, in milliseconds: an older remote would show a
 * block that is hidden, or whose time it is not, and knows no common ones.
 */
export async function shownDocument(json: string, timeMs: number, sources: Sources): Promise<PageDocument> {
  return documentAtTime(await expandPage(read(json), sources), timeMs);
}

/** Whether a document in JSON is another one when a common block is. */
export const hasCommons = (json: string): boolean => commonIdsIn(read(json)).length > 0;

/**
 * For which time the blocks of a page are chosen. One with common blocks is told anew.
 * @param documents in JSON: the live one, and the one that is tested beside it
 */
export async function shownBlocksOf(documents: readonly string[], at: Date, sources: Sources): Promise<ShownBlocks> {
  const whole: PageDocument[] = [];
  for (const json of documents) whole.push(await expandPage(read(json), sources));
  return blocksShownAt(whole, at, documents.some(hasCommons));
}

const names = (json: string | null, id: string) => json !== null && commonIdsIn(read(json)).includes(id);

/** What visitors see of a page, in JSON: the live version, and the one that is tested. */
const shownOf = ({ live, tried }: ReferringRow) => [live, tried].filter((json) => json !== null);

/** The pages that show a common block. */
async function findShowing({ pages }: Pick<Sources, 'pages'>, id: string): Promise<ReferringRow[]> {
  return (await pages.findNaming(id)).filter((row) => shownOf(row).some((json) => names(json, id)));
}

/** Hosts are told of the pages that have a common block: it is another one now. */
export async function tellReferring(sources: Sources, id: string): Promise<void> {
  const at = new Date();
  for (const row of await findShowing(sources, id))
    await sources.pages.setShown(row.id, await shownBlocksOf(shownOf(row), at, sources));
}

/**
 * What a page would lack, or have twice, with another document of a common block: only its pages
 * know whether it begins with their heading.
 */
export async function findFaultsOnPages(
  { id, document }: { id: string; document: PageDocument },
  sources: Pick<Sources, 'pages'>,
  schemas: Schemas,
  fromMs: number,
): Promise<DocumentFault[]> {
  const [block = null] = document.content;
  const commons = new Map([...(await readCommons(sources)), [id, { title: '', block }]]);
  const faultsOn = (page: PageDocument, title: string): DocumentFault[] => {
    const own = page.content.flatMap((one, index) => (commonIdOf(one) === id ? [`content[${index}].`] : []));
    return checkDocument(schemas, expandCommons(page, commons, schemas), fromMs)
      .filter((fault) => own.some((place) => `${fault.path}.`.startsWith(place)))
      .map((fault) => ({
        ...fault,
        path: fault.path.replace(/^content\[\d+\]/, 'content[0]'),
        text: `На\u00A0странице «${title}»: ${fault.text}`,
      }));
  };
  return (await findShowing(sources, id)).flatMap((row) =>
    shownOf(row).flatMap((json) => faultsOn(read(json), titleOf(JSON.parse(row.draft), row.path))),
  );
}

const IN_USE = (titles: readonly string[]) =>
  `Этот блок стоит на\u00A0страницах: ${titles.join(', ')}. Сначала уберите его с\u00A0них`;

function refuseUsed(rows: readonly ReferringRow[]): void {
  if (rows.length === 0) return;
  const titles = rows.map(({ draft, path }) => `«${titleOf(JSON.parse(draft), path)}»`);
  throw new AppError('CONFLICT', 'pages have the common block', { text: IN_USE(titles) });
}

/** @throws AppError CONFLICT that names the pages which show a common block, or would */
export async function refuseShown({ pages }: Pick<Sources, 'pages'>, { id, is_common: isCommon }: PageRow) {
  if (!isCommon) return;
  const rows = await pages.findNaming(id);
  refuseUsed(rows.filter((row) => [...shownOf(row), row.publish_document].some((json) => names(json, id))));
}

/** @throws AppError CONFLICT that names the pages whose draft, too, has a common block */
export async function refuseNamed({ pages }: Pick<Sources, 'pages'>, { id, is_common: isCommon }: PageRow) {
  if (!isCommon) return;
  const rows = await pages.findNaming(id);
  refuseUsed(rows.filter((row) => [row.draft, ...shownOf(row), row.publish_document].some((json) => names(json, id))));
}

const NO_ADDRESS = 'У\u00A0общего блока нет своей страницы и\u00A0адреса';

/** @throws AppError CONFLICT for a common block: this is for what has an address */
export function refuseCommon({ is_common: isCommon }: PageRow): void {
  if (isCommon) throw new AppError('CONFLICT', 'a common block has no address', { text: NO_ADDRESS });
}
