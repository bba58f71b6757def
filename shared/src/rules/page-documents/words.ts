import { inField, inItem, isRecord, type Place } from './check-value';
import type { Field } from './field';
import { pageSchema, type PageDocument, type Schemas } from './page-document';
import { areSpansOf } from './spans';

/** Words of a document, and where they stand. */
export interface PlacedWords {
  text: string;
  place: Place;
}

interface TextRange {
  start: number;
  end: number;
}

/** Gets a text, and gives the parts of it that are replaced, in order. */
type FindRanges = (text: string) => readonly TextRange[];

type Visit = (text: string, place: Place) => string;

/** Takes ranges out of a text that begins at an offset. A replacement stands where one begins. */
function replaceIn(text: string, offset: number, ranges: readonly TextRange[], replacement: string): string {
  const end = offset + text.length;
  let at = offset;
  let replaced = '';
  for (const range of ranges.filter((one) => one.start < end && one.end > offset)) {
    const start = Math.max(range.start, offset);
    replaced += text.slice(at - offset, start - offset) + (range.start >= offset ? replacement : '');
    at = Math.min(range.end, end);
  }
  return replaced + text.slice(at - offset);
}

interface Span {
  text: string;
}

const isSpan = (value: unknown): value is Span => isRecord(value) && typeof value.text === 'string';

/** The pieces of a text with the same words replaced: bold words and links stay. */
function replaceInSpans(spans: unknown, text: string, find: FindRanges, replacement: string): unknown {
  if (!Array.isArray(spans) || !spans.every(isSpan) || !areSpansOf(spans, text)) return spans;
  const ranges = find(spans.map((span) => span.text).join(''));
  let offset = 0;
  return spans.flatMap((span) => {
    const after = replaceIn(span.text, offset, ranges, replacement);
    offset += span.text.length;
    return after === '' ? [] : [{ ...span, text: after }];
  });
}

/** Of a value whose texts have pieces beside them: one text, or a list of lines. */
function withSpans(before: Record<string, unknown>, find: FindRanges, replacement: string): Record<string, unknown> {
  const { text, items, spans } = before;
  if (!Array.isArray(spans)) return {};
  if (typeof text === 'string') return { spans: replaceInSpans(spans, text, find, replacement) };
  if (!Array.isArray(items)) return {};
  return {
    spans: spans.map((line: unknown, index): unknown => {
      const item: unknown = items[index];
      return typeof item === 'string' ? replaceInSpans(line, item, find, replacement) : line;
    }),
  };
}

/** What is asked of a value: to visit its words, and to change pieces beside them. */
interface Walk {
  visit: Visit;
  spansOf: (before: Record<string, unknown>) => Record<string, unknown>;
}

function walkFields(
  fields: Readonly<Record<string, Field>>,
  value: Record<string, unknown>,
  place: Place,
  walk: Walk,
): Record<string, unknown> {
  const changed = Object.entries(fields).flatMap(([name, inner]) =>
    Object.hasOwn(value, name)
      ? [[name, walkValue(inner, value[name], inField(place, name, inner.label), walk)] as const]
      : [],
  );
  return { ...value, ...Object.fromEntries(changed), ...walk.spansOf(value) };
}

/** Visits the words of a value. Addresses, keys and what editors cannot change have none. */
function walkValue(field: Field, value: unknown, place: Place, walk: Walk): unknown {
  if (field.isLocked) return value;
  switch (field.type) {
    case 'text':
      return typeof value === 'string' && (field.role ?? 'heading') === 'heading' ? walk.visit(value, place) : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown, index) => walkValue(field.item, item, inItem(place, index), walk))
        : value;
    case 'shape':
      return isRecord(value) ? walkFields(field.fields, value, place, walk) : value;
    case 'variants': {
      const type = isRecord(value) ? String(value.type) : '';
      const shape = Object.hasOwn(field.shapes, type) ? field.shapes[type] : undefined;
      return shape ? walkValue(shape, value, place, walk) : value;
    }
    case 'number':
    case 'flag':
    case 'choice':
    case 'constant':
      return value;
  }
}

const { title, description, news } = pageSchema.fields;

function walkDocument({ kinds }: Schemas, document: PageDocument, walk: Walk): PageDocument {
  const page = { path: 'root.props', names: [`«${pageSchema.label}»`] };
  const props = walkFields({ title, description, news }, { ...document.root.props }, page, walk);
  const content = document.content.map((block, index) => {
    const schema = Object.hasOwn(kinds, block.type) ? kinds[block.type] : undefined;
    if (!schema) return block;
    const place = { path: `content[${index}].props`, names: [`«${schema.label || block.type}»`] };
    return { ...block, props: walkFields(schema.fields, block.props, place, walk) };
  });
  // Values of its own kind have taken the place of others.
  return { ...document, root: { ...document.root, props: { ...document.root.props, ...props } }, content };
}

/** The words that people read or find in a search: no addresses, anchors, keys or menus. */
export function wordsIn(schemas: Schemas, document: PageDocument): PlacedWords[] {
  const words: PlacedWords[] = [];
  walkDocument(schemas, document, {
    spansOf: () => ({}),
    visit(text, place) {
      words.push({ text, place });
      return text;
    },
  });
  return words;
}

/** The document with parts of its words replaced. Everything else stays as it is. */
export function replaceWords(
  schemas: Schemas,
  document: PageDocument,
  find: FindRanges,
  replacement: string,
): PageDocument {
  return walkDocument(schemas, document, {
    spansOf: (before) => withSpans(before, find, replacement),
    visit: (text) => replaceIn(text, 0, find(text), replacement),
  });
}
