import { inField, inItem, isRecord, type Place } from './check-value';
import type { Field, TextRole } from './field';
import { pageSchema, type PageDocument, type Schemas } from './page-document';

/** A picture that a document shows: its address, and where it is named. */
export interface NamedPicture {
  address: string;
  place: Place;
}

/** A product that a document names, and where. */
export interface NamedProduct {
  slug: string;
  place: Place;
}

interface NamedText {
  text: string;
  place: Place;
}

function textsIn(role: TextRole, field: Field, value: unknown, place: Place): NamedText[] {
  switch (field.type) {
    case 'text':
      return field.role === role && typeof value === 'string' ? [{ text: value, place }] : [];
    case 'list':
      return (Array.isArray(value) ? value : []).flatMap((item, index) =>
        textsIn(role, field.item, item, inItem(place, index)),
      );
    case 'shape':
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        isRecord(value) ? textsIn(role, inner, value[name], inField(place, name, inner.label)) : [],
      );
    case 'variants': {
      const type = isRecord(value) ? String(value.type) : '';
      const shape = Object.hasOwn(field.shapes, type) ? field.shapes[type] : undefined;
      return shape ? textsIn(role, shape, value, place) : [];
    }
    case 'number':
    case 'flag':
    case 'choice':
    case 'constant':
      return [];
  }
}

/** The texts of a document that its schemas give a role. */
function textsOfRole({ kinds }: Schemas, { root, content }: PageDocument, role: TextRole): NamedText[] {
  const page = { path: 'root.props', names: [`«${pageSchema.label}»`] };
  const ofBlocks = content.flatMap(({ type, props }, index) => {
    const schema = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    const place = { path: `content[${index}].props`, names: [`«${schema?.label ?? type}»`] };
    return schema ? textsIn(role, schema, props, place) : [];
  });
  return [...textsIn(role, pageSchema, root.props, page), ...ofBlocks];
}

/** The pictures of a document that its schemas describe. */
export function picturesOf(schemas: Schemas, document: PageDocument): NamedPicture[] {
  return textsOfRole(schemas, document, 'picture').map(({ text, place }) => ({ address: text, place }));
}

/** The products of the catalogue that a document names. */
export function productsOf(schemas: Schemas, document: PageDocument): NamedProduct[] {
  return textsOfRole(schemas, document, 'product').map(({ text, place }) => ({ slug: text, place }));
}
