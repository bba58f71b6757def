import { isRecord, type Field } from '@shop/shared/page-documents';

const STEP = /([A-Za-z_$][\w$]*)|\[(\d+)\]/g;

function childOf(field: Field | undefined, value: unknown, name: string): Field | undefined {
  const shape = field?.type === 'variants' && isRecord(value) ? field.shapes[String(value.type)] : field;
  return shape?.type === 'shape' ? shape.fields[name] : undefined;
}

/**
 * What people call a field of a block: «Вопросы, № 1, Ответ». As far as the block has it; empty for
 * the block itself.
 * @param path in the block: `items[0].answer`
 */
export function fieldWords(schema: Field | undefined, props: unknown, path: string | null | undefined): string {
  const words: string[] = [];
  let field = schema;
  let value: unknown = props;
  for (const [, name, index] of (path ?? '').matchAll(STEP)) {
    if (name !== undefined) {
      field = childOf(field, value, name);
      value = isRecord(value) ? value[name] : undefined;
      if (field?.label) words.push(field.label);
    } else if (field?.type === 'list') {
      if (field.role === 'rich-text') break; // a text is one to whoever reads it
      words.push(`№\u00A0${Number(index) + 1}`);
      value = Array.isArray(value) ? (value as unknown[])[Number(index)] : undefined;
      field = field.item;
    }
    if (!field) break;
  }
  return words.join(', ');
}
