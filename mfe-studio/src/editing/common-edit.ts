import {
  COMMON_KIND,
  freeAnchor,
  showingOf,
  withNewBlockAnchors,
  type Block,
  type PageDocument,
  type Schemas,
} from '@shop/shared/page-documents';
import type { Common } from './commons';
import { blockIdOf, indexOfBlock } from './document-edit';

const referenceTo = (common: string, id: string): Block => ({ type: COMMON_KIND, props: { id, common } });

/**
 * Adds a block that stands for a common one.
 * @returns the document, and the id of the block
 */
export function insertCommon(document: PageDocument, { id: common, block }: Common, index: number) {
  const id = freeAnchor(blockIdOf(block), document);
  return { document: { ...document, content: document.content.toSpliced(index, 0, referenceTo(common, id)) }, id };
}

function replaceBlock(document: PageDocument, id: string, change: (block: Block) => Block): PageDocument {
  const content = document.content.map((block) => (blockIdOf(block) === id ? change(block) : block));
  return { ...document, content };
}

/** The common block takes the place of the block that it was made of, with its anchor and times. */
export const becomeCommon = (document: PageDocument, id: string, { id: common }: Common): PageDocument =>
  replaceBlock(document, id, (block) => ({ ...referenceTo(common, id), ...showingOf(block) }));

/** A copy of the common block takes the place of what stands for it. */
export function makeOwn(document: PageDocument, id: string, { block: common }: Common, { kinds }: Schemas) {
  const index = indexOfBlock(document, id);
  const others = { ...document, content: document.content.toSpliced(index, 1) };
  return replaceBlock(document, id, (block) => {
    const copy = withNewBlockAnchors(common, kinds[common.type], others);
    return { ...copy, ...showingOf(common), ...showingOf(block), props: { ...copy.props, id } };
  });
}
