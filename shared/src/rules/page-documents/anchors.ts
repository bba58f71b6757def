import type { Field, ShapeField } from './field';
import type { Block, PageDocument } from './page-document';

const MAX_ANCHOR = 60;
const NUMBER = /-\d+$/;

/** All texts of a document: any of them may be an anchor, and a few names too many do no harm. */
function textsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) textsIn(inner, found);
  return found;
}

function freeOf(wanted: string, taken: ReadonlySet<string>): string {
  if (wanted !== '' && !taken.has(wanted)) return wanted;
  const base = (wanted === '' ? 'part' : wanted).replace(NUMBER, '');
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const name = base.slice(0, MAX_ANCHOR - end.length) + end;
    if (!taken.has(name)) return name;
  }
}

/** An anchor like the wanted one that the document does not have. */
export function freeAnchor(wanted: string, document: PageDocument): string {
  return freeOf(wanted, textsIn(document, new Set()));
}

/** A copy of a value with anchors that are not taken, among which they are then. */
export function withFreeAnchors(field: Field, value: unknown, taken: Set<string>): unknown {
  if (field.type === 'text' && field.role === 'anchor') {
    const name = freeOf(typeof value === 'string' ? value : '', taken);
    taken.add(name);
    return name;
  }
  if (field.type === 'list' && Array.isArray(value))
    return value.map((item) => withFreeAnchors(field.item, item, taken));
  if (typeof value !== 'object' || value === null) return value;
  const shape = field.type === 'variants' ? field.shapes[String((value as { type?: unknown }).type)] : field;
  if (shape?.type !== 'shape') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const of = shape.fields[name];
      return [name, of ? withFreeAnchors(of, inner, taken) : inner];
    }),
  );
}

/** A copy of a value whose anchors the document does not have yet. */
export function withNewAnchors(field: Field, value: unknown, document: PageDocument): unknown {
  return withFreeAnchors(field, value, textsIn(document, new Set()));
}

/** A copy of a block of this or another document, with anchors that the document does not have. */
export function withNewBlockAnchors(block: Block, schema: ShapeField | undefined, document: PageDocument): Block {
  const { id } = block.props;
  // A shape stays one.
  const props = (schema ? withNewAnchors(schema, block.props, document) : block.props) as Block['props'];
  return { ...block, props: { ...props, id: freeAnchor(typeof id === 'string' ? id : '', document) } };
}
