import {
  freeAnchor,
  withNewAnchors,
  withNewBlockAnchors,
  type Block,
  type Field,
  type PageDocument,
  type ShapeField,
} from '@shop/shared/page-documents';
import { smallestValue } from './smallest-value';
import { changeAt, valueAt, type ValuePath } from './paths';

/** The id of a block: its anchor. The blocks of a page have different ones. */
export const blockIdOf = ({ props }: Block): string => String(props.id);

/** Where a block is; -1 when it is gone. */
export const indexOfBlock = ({ content }: PageDocument, id: string): number =>
  content.findIndex((block) => blockIdOf(block) === id);

/** Sets a value; undefined takes an optional property away. */
export function setValue(document: PageDocument, path: ValuePath, value: unknown): PageDocument {
  return changeAt(document, path, () => value);
}

function changeList(document: PageDocument, path: ValuePath, change: (items: readonly unknown[]) => unknown[]) {
  return changeAt(document, path, (items) => change(Array.isArray(items) ? (items as unknown[]) : []));
}

const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  if (from < 0 || from >= items.length) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, ...items.slice(from, from + 1));
};

/** Adds the smallest valid item of a list, for people to fill in. */
export function insertItem(document: PageDocument, path: ValuePath, index: number, item: Field): PageDocument {
  const value = withNewAnchors(item, smallestValue(item), document);
  return changeList(document, path, (items) => items.toSpliced(index, 0, value));
}

export function duplicateItem(document: PageDocument, path: ValuePath, index: number, item: Field): PageDocument {
  const value = withNewAnchors(item, valueAt(document, `${path}[${index}]`), document);
  return changeList(document, path, (items) => items.toSpliced(index + 1, 0, value));
}

/** @param to its index afterwards; beyond the ends, it is the first or the last */
export function moveItem(document: PageDocument, path: ValuePath, from: number, to: number): PageDocument {
  return changeList(document, path, (items) => moved(items, from, to));
}

export function removeItem(document: PageDocument, path: ValuePath, index: number): PageDocument {
  return changeList(document, path, (items) => items.toSpliced(index, 1));
}

const withContent = (document: PageDocument, content: Block[]): PageDocument => ({ ...document, content });

/** `PhoneScreens` becomes `phone-screens`. */
const anchorOfKind = (kind: string) => kind.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Adds a block of a kind, with as little as its schema allows.
 * @param starting what it has instead
 * @returns the document, and the id of the block
 */
export function insertBlock(
  document: PageDocument,
  kind: string,
  schema: ShapeField,
  index: number,
  starting: Block['props'] = {},
) {
  const id = freeAnchor(anchorOfKind(kind), document);
  // The value of a shape is an object.
  const props = withNewAnchors(schema, smallestValue(schema), document) as Block['props'];
  const block: Block = { type: kind, props: { ...props, ...starting, id } };
  return { document: withContent(document, document.content.toSpliced(index, 0, block)), id };
}

/**
 * Adds a copy of a block below it. Its anchors are new.
 * @returns the document, and the id of the copy
 */
export function duplicateBlock(document: PageDocument, id: string, schema: ShapeField | undefined) {
  const index = indexOfBlock(document, id);
  const block = document.content[index];
  if (!block) return { document, id };
  const copy = withNewBlockAnchors(block, schema, document);
  return { document: withContent(document, document.content.toSpliced(index + 1, 0, copy)), id: blockIdOf(copy) };
}

/** @param to its index afterwards; beyond the ends, it is the first or the last */
export function moveBlock(document: PageDocument, id: string, to: number): PageDocument {
  return withContent(document, moved(document.content, indexOfBlock(document, id), to));
}

export function removeBlock(document: PageDocument, id: string): PageDocument {
  return withContent(
    document,
    document.content.filter((block) => blockIdOf(block) !== id),
  );
}

/** Hides a block from shoppers, or shows it again. It stays where it is. */
export function setHidden(document: PageDocument, id: string, isHidden: boolean): PageDocument {
  const index = indexOfBlock(document, id);
  return index === -1 ? document : setValue(document, `content[${index}].isHidden`, isHidden || undefined);
}

/** Adds a block that was there before. Unless its id is taken: then it is back already. */
export function putBack(document: PageDocument, block: Block, index: number): PageDocument {
  if (indexOfBlock(document, blockIdOf(block)) !== -1) return document;
  return withContent(document, document.content.toSpliced(index, 0, block));
}

/**
 * The id that a block has after an edit: that of the new block in its place, when nothing else is
 * new or gone.
 */
export function renamedBlock(before: PageDocument, after: PageDocument, id: string): string {
  const index = indexOfBlock(before, id);
  const next = after.content[index];
  const isRenamed = next && before.content.length === after.content.length && indexOfBlock(after, id) === -1;
  return isRenamed && indexOfBlock(before, blockIdOf(next)) === -1 ? blockIdOf(next) : id;
}
