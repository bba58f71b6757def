import { isoDate } from '@shop/shared/format';
import type { PageDocument, Schemas } from '@shop/shared/page-documents';
import { insertBlock, setValue } from '../../editing';
import type { PageTemplate, TemplateBlock } from './page-templates';

/** Adds a block to the end, as the picker does, and gives it what the template says. */
function withBlock(document: PageDocument, { kind, props }: TemplateBlock, { kinds }: Schemas): PageDocument {
  const schema = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!schema) return document; // the live remote is an older one
  const index = document.content.length;
  const added = insertBlock(document, kind, schema, index).document;
  return setValue(added, `content[${index}].props`, { ...added.content[index]?.props, ...props });
}

/**
 * The document that a page begins with. What a template leaves out is as in a new block, so that it
 * fits schemas that have grown.
 */
export function templateDocument(
  { blocks, description, newsLead }: PageTemplate,
  schemas: Schemas,
  { path, title }: { path: string; title: string },
): PageDocument {
  const cover = { src: '', width: 0, height: 0, alt: '' };
  const news = newsLead !== undefined && { news: { date: isoDate(Date.now()), lead: newsLead, cover } };
  const empty: PageDocument = { root: { props: { path, title, description, ...news } }, content: [] };
  return blocks.reduce((document, block) => withBlock(document, block, schemas), empty);
}
