import { freeAnchor, type Block, type PageDocument, type Schemas } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';
import type { BlockMark, TextMark } from '../canvas';
import { blockChangesOf, keyOf, type BlockChange, type Change } from '../history';

/** A change, and the block in which the page shows it; null for what the page says of itself. */
export interface PlacedChange extends Change {
  blockId: string | null;
}

/** What differs between the site and a draft, as a page that has both. */
export interface Comparison {
  document: PageDocument;
  /** In the order of the page. */
  changes: readonly PlacedChange[];
  marks: readonly BlockMark[];
}

function labelOf({ kind, isMoved }: BlockChange): string {
  if (kind === 'added') return 'Новый блок';
  if (kind === 'removed') return 'Блок удалён';
  if (!isMoved) return 'Изменён';
  return kind === 'moved' ? 'Перемещён' : 'Перемещён и\u00A0изменён';
}

/** The blocks of the draft, with those that are gone behind the ones that they followed. */
function withGone(live: PageDocument, draft: PageDocument): Block[] {
  const content = [...draft.content];
  const placeOf = (block: Block) => content.findIndex((one) => keyOf(one) === keyOf(block));
  for (const [index, block] of live.content.entries()) {
    if (placeOf(block) !== -1) continue;
    const before = live.content[index - 1];
    content.splice(before ? placeOf(before) + 1 : 0, 0, block);
  }
  return content;
}

const textMarks = (changes: readonly Change[], first: number): TextMark[] =>
  changes.flatMap(({ path, before, after }, index) =>
    path === undefined ? [] : [{ number: first + index, path, before, after }],
  );

/** What differs between what the site shows and a draft. */
export function compareDocuments(live: PageDocument, draft: PageDocument, schemas: Schemas): Comparison {
  const found = blockChangesOf(live, draft, schemas);
  const byBlock = new Map(found.flatMap((change) => (change.block ? [[change.block, change] as const] : [])));
  const changes: PlacedChange[] = found
    .filter(({ block }) => block === null)
    .flatMap((change) => change.changes.map((one) => ({ ...one, blockId: null })));
  const marks: BlockMark[] = [];
  let document: PageDocument = { ...draft, content: [] };
  for (const block of withGone(live, draft)) {
    const change = byBlock.get(block);
    const shown = change?.both ?? block;
    // An anchor may be that of another block now.
    const isTaken = change?.kind === 'removed' && draft.content.some((one) => blockIdOf(one) === blockIdOf(block));
    const id = isTaken
      ? freeAnchor(blockIdOf(block), { ...draft, content: [...draft.content, block] })
      : blockIdOf(block);
    document = { ...document, content: [...document.content, { ...shown, props: { ...shown.props, id } }] };
    if (!change) continue;
    const { kind } = change;
    marks.push({ blockId: id, kind, label: labelOf(change), texts: textMarks(change.changes, changes.length) });
    changes.push(...change.changes.map((one) => ({ ...one, blockId: id })));
  }
  return { document, changes, marks };
}
