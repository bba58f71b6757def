import type { ListField } from '@shop/shared/page-documents';
import { headingStyle, lineStyle, PARAGRAPH, type BlockStyle } from './text-commands';
import { linesOf, shapesOf } from './text-parts';

/** The looks that a block of a text can have, by the names of the schema. */
export function stylesOf(field: ListField): { label: string; style: BlockStyle }[] {
  const shapes = shapesOf(field);
  const level = shapes.heading?.fields.level;
  const levels = level?.type === 'choice' ? level.options : [];
  return [
    { label: shapes.paragraph?.label ?? '', style: PARAGRAPH },
    ...levels.map(({ label, value }) => ({ label, style: headingStyle(Number(value)) })),
    ...linesOf(field).map((kind) => ({ label: shapes[kind]?.label ?? kind, style: lineStyle(kind) })),
  ];
}
