import { isRecord } from './check-value';
import type { Field } from './field';
import type { PageDocument, Schemas } from './page-document';
import { typeset } from './typeset-text';

function typesetValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'text': {
      // Addresses, keys and formulas are not read by people.
      const areWords = !field.isLocked && (field.role === undefined || field.role === 'heading');
      return areWords && typeof value === 'string' ? typeset(value) : value;
    }
    case 'list':
      return Array.isArray(value) ? value.map((item: unknown) => typesetValue(field.item, item)) : value;
    case 'shape': {
      if (!isRecord(value)) return value;
      const { fields } = field;
      const setProperty = ([name, inner]: [string, unknown]) => {
        const known = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return [name, known ? typesetValue(known, inner) : inner];
      };
      return Object.fromEntries(Object.entries(value).map(setProperty));
    }
    case 'variants': {
      const type = isRecord(value) ? String(value.type) : '';
      const shape = Object.hasOwn(field.shapes, type) ? field.shapes[type] : undefined;
      return shape ? typesetValue(shape, value) : value;
    }
    case 'number':
    case 'flag':
    case 'choice':
    case 'constant':
      return value;
  }
}

/** A document as it is shown: what people read in its blocks is typeset. */
export function typesetDocument({ kinds }: Schemas, document: PageDocument): PageDocument {
  const content = document.content.map((block) => {
    const schema = Object.hasOwn(kinds, block.type) ? kinds[block.type] : undefined;
    // The schema is of an object, and so is what it makes of one.
    return schema ? { ...block, props: typesetValue(schema, block.props) as typeof block.props } : block;
  });
  return { ...document, content };
}
