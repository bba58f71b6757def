import { checkStructure } from '@shop/shared/page-documents';
import type { Database } from '../db/database';
import { titleOf } from '../modules/pages/document-page';
import { createPublishedRepository, type LiveDocument } from '../modules/pages/published-repository';

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Why hosts cannot read a document; null when they can: limits of size are no matter here. */
function damageOf(document: unknown): string | null {
  if (document === undefined) return 'is no JSON';
  const damage = checkStructure(document).find(({ code }) => code === 'type');
  return damage ? `is no page: ${damage.path}` : null;
}

function nameOf({ path, draft }: LiveDocument, document: unknown): string {
  const title = titleOf(document ?? parse(draft), path);
  return title === path ? path : `«${title}» (${path})`;
}

/**
 * Looks at the documents of pages before a host reads them all at once: it could not say which of
 * them it cannot read.
 * @throws Error that names the page
 */
export async function refuseBrokenPages(db: Database): Promise<void> {
  for (const page of await createPublishedRepository(db).readDocuments()) {
    const document = parse(page.document);
    const damage = damageOf(document);
    if (damage !== null) throw new Error(`the page ${nameOf(page, document)} cannot be shown: its document ${damage}`);
  }
}
