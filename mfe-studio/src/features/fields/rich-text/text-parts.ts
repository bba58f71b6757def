import type { ListField, ShapeField } from '@shop/shared/page-documents';

/** A part of a text, as documents hold it: a paragraph, a list, a table. */
export type Part = Readonly<Record<string, unknown>>;

/** Words of a paragraph or a list's line that look alike. */
export interface Span {
  text: string;
  bold?: true;
  struck?: true;
  href?: string;
}

/** The parts that the schema of a text knows, by type. */
export function shapesOf({ item }: ListField): Readonly<Record<string, ShapeField>> {
  return item.type === 'variants' ? item.shapes : {};
}

/** The parts that the editor gives looks of their own. */
const RICH: readonly string[] = ['paragraph', 'heading', 'list', 'table'];

/** Parts with a type and a text only: paragraphs that the site shows in another way. */
export function linesOf(field: ListField): readonly string[] {
  const isLine = ({ fields }: ShapeField) => Object.keys(fields).length === 2 && fields.text?.type === 'text';
  return Object.entries(shapesOf(field))
    .filter(([type, shape]) => !RICH.includes(type) && isLine(shape))
    .map(([type]) => type);
}

/** Parts that nobody can type, such as a table. */
export function cardShapesOf(field: ListField): ShapeField[] {
  const typed = [...RICH, ...linesOf(field)];
  return Object.entries(shapesOf(field)).flatMap(([type, shape]) => (typed.includes(type) ? [] : [shape]));
}
