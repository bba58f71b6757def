import {
  isRecord,
  pageSchema,
  type Block,
  type Field,
  type PageDocument,
  type Schemas,
} from '@shop/shared/page-documents';
import { isSame } from '../../editing';
import { itemTitle, kindName, periodWords, valueWords } from '../../words';

/** One thing that differs between two versions of a page. */
export interface Change {
  /** Where, in the names that editors see: «Шаги», № 2, «Название». */
  title: string;
  before?: string;
  after?: string;
}

/** What differs in one block of two versions, or in what the page says of itself. */
export interface BlockChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** As the later version has it; as it was, of one that is gone; null for the page. */
  block: Block | null;
  changes: readonly Change[];
}

const within = (title: string, label: string) => (label === '' ? title : `${title}, «${label}»`);

function listChanges(item: Field, before: readonly unknown[], after: readonly unknown[], title: string): Change[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && isSame(before[start], after[start])) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => index).flatMap((index) => {
    const place = `${title}, №\u00A0${start + index + 1}`;
    if (index >= come.length) return [{ title: place, before: itemTitle(item, gone[index]) }];
    if (index >= gone.length) return [{ title: place, after: itemTitle(item, come[index]) }];
    return valueChanges(item, gone[index], come[index], place);
  });
}

function valueChanges(field: Field, before: unknown, after: unknown, title: string): Change[] {
  if (isSame(before, after)) return [];
  if (field.type === 'list' && Array.isArray(before) && Array.isArray(after))
    return listChanges(field.item, before, after, title);
  const shape = field.type === 'variants' && isRecord(after) ? field.shapes[String(after.type)] : field;
  if (shape?.type === 'shape' && isRecord(before) && isRecord(after) && before.type === after.type)
    return Object.entries(shape.fields).flatMap(([name, inner]) =>
      valueChanges(inner, before[name], after[name], within(title, inner.label)),
    );
  const words = { before: valueWords(field, before), after: valueWords(field, after) };
  return [{ title, ...(words.before && { before: words.before }), ...(words.after && { after: words.after }) }];
}

/** Blocks that are in both versions, by kind and anchor. */
function keyOf({ type, props }: Block): string {
  return `${type} ${String(props.id)}`;
}

/** What nobody sees on the site is told apart. */
function nameOf(block: Pick<Block, 'type' | 'props'> & { isHidden?: true | undefined }, schemas: Schemas): string {
  const name = `«${kindName(block, schemas)}»`;
  return block.isHidden ? `${name} (скрытый блок)` : name;
}

function hidingWords(before: Block, { isHidden }: Block): string | null {
  if (before.isHidden === isHidden) return null;
  return isHidden ? 'блок скрыт' : 'блок снова виден';
}

/** From when until when a block is shown: nothing where it did not change. */
function periodChanges(before: Block, after: Block, title: string): Change[] {
  const words = { before: periodWords(before), after: periodWords(after) };
  return words.before === words.after ? [] : [{ title: `${title}: время показа`, ...words }];
}

/** The longest run of numbers that rise: blocks outside of it have been moved. */
function risingOf(numbers: readonly number[]): ReadonlySet<number> {
  const runs = numbers.map((number) => [number]);
  for (const [at, number] of numbers.entries()) {
    for (const run of runs.slice(0, at)) {
      const own = runs[at] ?? [];
      if ((run.at(-1) ?? number) < number && run.length >= own.length) runs[at] = [...run, number];
    }
  }
  return new Set(runs.toSorted((one, other) => other.length - one.length)[0]);
}

/** What became of a block that both versions have. */
function keptChange(before: Block, block: Block, isMoved: boolean, schemas: Schemas): BlockChange {
  const hiding = hidingWords(before, block);
  const title = nameOf(hiding ? { ...block, isHidden: undefined } : block, schemas);
  const schema = schemas.kinds[block.type];
  const changes = [
    ...(hiding === null ? [] : [{ title: `${title}: ${hiding}` }]),
    ...periodChanges(before, block, title),
    ...(schema ? valueChanges(schema, before.props, block.props, title) : []),
  ];
  if (!isMoved) return { kind: 'changed', block, changes };
  const moved = { title: `${title}: блок перемещён` };
  return { kind: changes.length > 0 ? 'changed' : 'moved', block, changes: [moved, ...changes] };
}

/**
 * What changed from one version of a page to a later one, block by block, in the order of the later
 * page: first the page itself, and what is gone comes last.
 */
export function blockChangesOf(before: PageDocument, after: PageDocument, schemas: Schemas): BlockChange[] {
  const old = new Map(before.content.map((block, index) => [keyOf(block), { block, index }]));
  const inPlace = risingOf(after.content.flatMap((block) => old.get(keyOf(block))?.index ?? []));
  const ofPage = valueChanges(pageSchema, before.root.props, after.root.props, `«${pageSchema.label}»`);
  const ofBlocks = after.content.map((block): BlockChange => {
    const known = old.get(keyOf(block));
    if (known) return keptChange(known.block, block, !inPlace.has(known.index), schemas);
    return { kind: 'added', block, changes: [{ title: `${nameOf(block, schemas)}: блок добавлен` }] };
  });
  const present = new Set(after.content.map(keyOf));
  const gone = before.content.filter((block) => !present.has(keyOf(block)));
  return [
    { kind: 'changed' as const, block: null, changes: ofPage },
    ...ofBlocks,
    ...gone.map((block) => ({
      ...{ kind: 'removed' as const, block },
      changes: [{ title: `${nameOf(block, schemas)}: блок удалён` }],
    })),
  ].filter(({ changes }) => changes.length > 0);
}

/** The same, one by one. */
export const changesOf = (before: PageDocument, after: PageDocument, schemas: Schemas): Change[] =>
  blockChangesOf(before, after, schemas).flatMap(({ changes }) => changes);
