import { wholePath, type PageDocument, type PageProof } from '@shop/shared/page-documents';
import type { PagesServices } from './pages-services';

/**
 * Keeps what a host found. Hosts get only the blocks that are shown, so their paths become
 * those of the document.
 * @returns false when there is no such version
 */
export async function keepProof(
  { versions, release }: Pick<PagesServices, 'versions' | 'release'>,
  proof: PageProof,
): Promise<boolean> {
  const version = proof.faults.length > 0 ? await versions.find(proof.id, proof.number) : null;
  const document = version && (JSON.parse(version.document) as PageDocument); // checked before it was published
  const timeMs = proof.shownAt === undefined ? Date.now() : Date.parse(proof.shownAt);
  const faults = proof.faults.map((one) => ({
    ...one,
    path: document ? wholePath(document, one.path, timeMs) : one.path,
  }));
  return release.saveProof({ ...proof, faults });
}
