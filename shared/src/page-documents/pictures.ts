import { inField, inItem, isRecord, type Place } from './check-value';
import type { Field } from './field';
import type { PageDocument, Schemas } from './page-document';

/** A picture that a document shows: its address, and where it is named. */
export interface NamedPicture {
  address: string;
  place: Place;
}

function picturesIn(field: Field, value: unknown, place: Place): NamedPicture[] {
  switch (field.type) {
    case 'text':
      return field.role === 'picture' && typeof value === 'string' ? [{ address: value, place }] : [];
    case 'list':
      return (Array.isArray(value) ? value : []).flatMap((item, index) =>
        picturesIn(field.item, item, inItem(place, index)),
      );
    case 'shape':
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        isRecord(value) ? picturesIn(inner, value[name], inField(place, name, inner.label)) : [],
      );
    case 'variants': {
      const type = isRecord(value) ? String(value.type) : '';
      const shape = Object.hasOwn(field.shapes, type) ? field.shapes[type] : undefined;
      return shape ? picturesIn(shape, value, place) : [];
    }
    case 'number':
    case 'flag':
    case 'choice':
    case 'constant':
      return [];
  }
}

/** The pictures of a document that its schemas describe. */
export function picturesOf({ kinds }: Schemas, { content }: PageDocument): NamedPicture[] {
  return content.flatMap(({ type, props }, index) => {
    const schema = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    return schema ? picturesIn(schema, props, { path: `content[${index}].props`, names: [`«${schema.label}»`] }) : [];
  });
}
