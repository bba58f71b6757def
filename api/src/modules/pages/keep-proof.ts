import { wholePath, type PageDocument, type PageProof } from '@shop/shared/page-documents';
import { expandPage } from './common-blocks';
import type { PagesServices } from './pages-services';

/**
 * Keeps what a host found. Hosts get only the blocks that are shown, so their paths become
 * those of the document.
 * @returns false when there is no such version
 */
export async function keepProof(
  { pages, versions, release }: Pick<PagesServices, 'pages' | 'versions' | 'release'>,
  proof: PageProof,
): Promise<boolean> {
  const version = proof.faults.length > 0 ? await versions.find(proof.id, proof.number) : null;
  // Checked before it was published.
  const document = version && (await expandPage(JSON.parse(version.document) as PageDocument, { pages, release }));
  const timeMs = proof.shownAt === undefined ? Date.now() : Date.parse(proof.shownAt);
  const faults = proof.faults.map((one) => ({
    ...one,
    path: document ? wholePath(document, one.path, timeMs) : one.path,
  }));
  return release.saveProof({ ...proof, faults });
}
