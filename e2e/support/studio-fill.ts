import type { StudioBlock, PageDocument } from './studio';

/** The parts of a schema that say where words of editors stand. */
interface Field {
  type: string;
  role?: string;
  max?: number;
  isLocked?: true;
  isOptional?: true;
  item?: Field;
  fields?: Record<string, Field>;
  shapes?: Record<string, Field>;
}

export type Kinds = Readonly<Record<string, Field>>;

type Words = (max: number) => string;

const MAX_TEXT = 2000;
const MAX_TITLE = 120;

/** What careless people type. Each gets the limit of its field. */
export const CARELESS: Readonly<Record<string, Words>> = {
  'the longest word': (max) => 'электрогидро'.repeat(MAX_TEXT / 12).slice(0, max),
  'the longest text': (max) => 'Чёрная пятница: минус 30 % '.repeat(MAX_TEXT / 27).slice(0, max),
  '140 capitals': (max) => 'ШИРОКАЯ ЩЁТКА '.repeat(10).slice(0, Math.min(max, 140)),
  'a long number': (max) => '1234567890'.repeat(14).slice(0, Math.min(max, 140)),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with these words in all its texts that are for people to read. */
function filled(field: Field | undefined, value: unknown, words: Words): unknown {
  // Pieces of a sentence repeat its words: without them the sentence is plain.
  if (!field) return value;
  if (value === undefined || field.isLocked) return field.isOptional ? undefined : value;
  switch (field.type) {
    case 'text':
      return field.role === undefined || field.role === 'heading' ? words(field.max ?? MAX_TEXT) : value;
    case 'list':
      return Array.isArray(value) ? value.map((item: unknown) => filled(field.item, item, words)) : value;
    case 'shape':
    case 'variants': {
      if (!isRecord(value)) return value;
      const { fields = {} } = field.shapes?.[String(value.type)] ?? field;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, filled(fields[name], inner, words)]),
      );
    }
    default:
      return value;
  }
}

/** The kind of a block; a text is told apart by the parts that it has. */
function kindOf({ type, props: { nodes } }: StudioBlock): string {
  const parts = Array.isArray(nodes) ? nodes.map((node: unknown) => (isRecord(node) ? String(node.type) : '')) : [];
  return [type, ...new Set(parts.sort())].join(' ');
}

/** Kinds that no page of the site has, because they end. */
const CAMPAIGN: readonly StudioBlock[] = [
  { type: 'Countdown', props: { id: 'sale', label: '', heading: '', text: '', endsAt: '2099-12-05T20:59:00.000Z' } },
];

/** A block of each kind, the richest of all pages. */
function richestBlocks(documents: readonly PageDocument[]): StudioBlock[] {
  const richest = new Map<string, StudioBlock>();
  const size = (block: StudioBlock) => JSON.stringify(block).length;
  for (const block of [...CAMPAIGN, ...documents.flatMap(({ content }) => content)]) {
    const known = richest.get(kindOf(block));
    if (!known || size(block) > size(known)) richest.set(kindOf(block), block);
  }
  return [...richest.values()];
}

/** A page with a block of each kind, with these words in each of its texts. */
export function carelessPage(kinds: Kinds, documents: readonly PageDocument[], words: Words): PageDocument {
  const blocks = richestBlocks(documents).filter(({ type }) => kinds[type]);
  return {
    root: { props: { path: '/careless', title: words(MAX_TITLE), description: 'Слова' } },
    content: blocks.map(({ type, props }, index) => ({
      type,
      props: { ...(filled(kinds[type], props, words) as StudioBlock['props']), id: `part-${index}` },
    })),
  };
}
