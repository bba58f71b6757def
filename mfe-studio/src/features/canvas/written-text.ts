import type { Block, ListField, PageDocument, Schemas } from '@shop/shared/page-documents';

/** A text of many parts in a block, and the element whose children show the parts. */
export interface WrittenText {
  blockId: string;
  /** Of the list of parts, in the props of its block: `nodes`. */
  name: string;
  field: ListField;
  drawn: HTMLElement;
}

/** What is in an editor of the page, and its tools. */
export const WRITING = '[data-writing]';

const PART = /^content\[\d+\]\.props\.(\w+)\[(\d+)\]/;

/**
 * The text that a field is a part of.
 * @param path of the field
 * @param element that shows it
 * @returns null for another field, and where the page does not show the text part by part
 */
export function writtenText(
  schemas: Schemas | null,
  block: Block,
  path: string,
  element: Element,
): Omit<WrittenText, 'blockId'> | null {
  const [, name = '', index] = PART.exec(path) ?? [];
  const field = schemas?.kinds[block.type]?.fields[name];
  const parts: unknown = block.props[name];
  if (field?.type !== 'list' || field.role !== 'rich-text' || !Array.isArray(parts)) return null;
  for (let drawn = element.parentElement; drawn; drawn = drawn.parentElement)
    if (drawn.children.length === parts.length && drawn.children[Number(index)]?.contains(element))
      return { name, field, drawn };
  return null;
}

/** Whether a page has texts of many parts. */
export const hasTextsOfParts = (schemas: Schemas | undefined, { content }: PageDocument): boolean =>
  content.some(({ type }) =>
    Object.values(schemas?.kinds[type]?.fields ?? {}).some(
      (field) => field.type === 'list' && field.role === 'rich-text',
    ),
  );
