import { pageSchema, type Block, type PageDocument, type Schemas } from '@shop/shared/page-documents';
import { kindName, periodWords } from '../../words';
import { compareValues, type Change } from './compare-values';

/** What differs in one block of two versions, or in what the page says of itself. */
export interface BlockChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  isMoved: boolean;
  /** As the later version has it; as it was, of one that is gone; null for the page. */
  block: Block | null;
  /** With what is gone of its words where it was. */
  both: Block | null;
  changes: readonly Change[];
}

/** Blocks that are in both versions, by kind and anchor. */
export function keyOf({ type, props }: Block): string {
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
  const ofProps = schema && compareValues(schema, before.props, block.props, { title, path: '' });
  const changes = [
    ...(hiding === null ? [] : [{ title: `${title}: ${hiding}` }]),
    ...periodChanges(before, block, title),
    ...(ofProps?.changes ?? []),
  ];
  // Both versions of the props are props.
  const both = ofProps ? { ...block, props: ofProps.both as Block['props'] } : block;
  if (!isMoved) return { kind: 'changed', isMoved, block, both, changes };
  const moved = { title: `${title}: блок перемещён` };
  return { kind: changes.length > 0 ? 'changed' : 'moved', isMoved, block, both, changes: [moved, ...changes] };
}

const withoutPath = ({ path: _path, ...change }: Change): Change => change;

/**
 * What changed from one version of a page to a later one, block by block, in the order of the later
 * page: first the page itself, and what is gone comes last.
 */
export function blockChangesOf(before: PageDocument, after: PageDocument, schemas: Schemas): BlockChange[] {
  const old = new Map(before.content.map((block, index) => [keyOf(block), { block, index }]));
  const inPlace = risingOf(after.content.flatMap((block) => old.get(keyOf(block))?.index ?? []));
  const page = { title: `«${pageSchema.label}»`, path: '' };
  const ofPage = compareValues(pageSchema, before.root.props, after.root.props, page).changes;
  const ofBlocks = after.content.map((block): BlockChange => {
    const known = old.get(keyOf(block));
    if (known) return keptChange(known.block, block, !inPlace.has(known.index), schemas);
    const own = { isMoved: false, block, both: block };
    return { kind: 'added', ...own, changes: [{ title: `${nameOf(block, schemas)}: блок добавлен` }] };
  });
  const present = new Set(after.content.map(keyOf));
  const gone = before.content.filter((block) => !present.has(keyOf(block)));
  return [
    // It has no place in the page.
    { kind: 'changed' as const, isMoved: false, block: null, both: null, changes: ofPage.map(withoutPath) },
    ...ofBlocks,
    ...gone.map((block) => ({
      ...{ kind: 'removed' as const, isMoved: false, block, both: block },
      changes: [{ title: `${nameOf(block, schemas)}: блок удалён` }],
    })),
  ].filter(({ changes }) => changes.length > 0);
}

/** The same, one by one. */
export const changesOf = (before: PageDocument, after: PageDocument, schemas: Schemas): Change[] =>
  blockChangesOf(before, after, schemas).flatMap(({ changes }) => changes);
