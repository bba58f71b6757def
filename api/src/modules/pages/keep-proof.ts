import { endBrokenTest } from '../page-tests/end-broken-test';
import { wholePath, type PageDocument, type PageProof } from '@shop/shared/page-documents';
import { expandPage } from './common-blocks';
import type { PagesServices } from './pages-services';

/**
 * Keeps what a host found. Hosts get only the blocks that are shown, so their paths become
 * those of the document. A test of a version that cannot be shown ends.
 * @returns false when there is no such version
 */
export async function keepProof(services: PagesServices, proof: PageProof): Promise<boolean> {
  const { versions, release } = services;
  const version = proof.faults.length > 0 ? await versions.find(proof.id, proof.number) : null;
  // Checked before it was published.
  const document = version && (await expandPage(JSON.parse(version.document) as PageDocument, services));
  const timeMs = proof.shownAt === undefined ? Date.now() : Date.parse(proof.shownAt);
  const faults = proof.faults.map((one) => ({
    ...one,
    path: document ? wholePath(document, one.path, timeMs) : one.path,
  }));
  const isSaved = await release.saveProof({ ...proof, faults });
  if (isSaved && faults.length > 0) await endBrokenTest(services, proof);
  return isSaved;
}
