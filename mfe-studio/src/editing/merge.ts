import { showingOf, type Block, type PageDocument, type Showing } from '@shop/shared/page-documents';
import { blockIdOf } from './document-edit';
import { isSame } from './is-same';

/** What two people have made of the same block. */
export interface BlockConflict {
  /** The id of the block; null for what the page says of itself. */
  blockId: string | null;
  /** Null where it was removed. */
  mine: Block['props'] | null;
  theirs: Block['props'] | null;
  /** The kind of block; empty for the page. */
  type: string;
  /** Whether and when the block is shown, by the side that is chosen; null for the page. */
  showing: { mine: Showing; theirs: Showing } | null;
}

export interface Merged {
  /** With mine, where the same block was changed by both. */
  document: PageDocument;
  conflicts: readonly BlockConflict[];
}

type Choice<T> = { value: T } | 'both';

/** Takes the value of the side that has changed it. */
function choose<T>(base: T, mine: T, theirs: T): Choice<T> {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine };
  return isSame(mine, base) ? { value: theirs } : 'both';
}

const byId = ({ content }: PageDocument) => new Map(content.map((block) => [blockIdOf(block), block] as const));
const idsOf = ({ content }: PageDocument) => content.map(blockIdOf);

/** Whether somebody has moved the blocks that are still there. */
function isMoved(base: PageDocument, side: PageDocument): boolean {
  const [before, after] = [idsOf(base), idsOf(side)];
  const kept = before.filter((id) => after.includes(id));
  return !isSame(
    kept,
    after.filter((id) => before.includes(id)),
  );
}

/** The order of one side, with each id that only the other has behind the one it follows there. */
function mergedOrder(main: readonly string[], other: readonly string[], kept: ReadonlySet<string>): string[] {
  const order = main.filter((id) => kept.has(id));
  for (const [index, id] of other.entries()) {
    if (!kept.has(id) || order.includes(id)) continue;
    const before = other.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

const periodIn = ({ startsAt, endsAt }: Showing): Showing => showingOf({ startsAt, endsAt });

/** Hiding and period by the side that is chosen: both have what only one of them has changed. */
function chooseShowing(base: Block | null, mine: Block, theirs: Block): { mine: Showing; theirs: Showing } {
  const hidden = choose(base?.isHidden, mine.isHidden, theirs.isHidden);
  const period = choose(periodIn(base ?? {}), periodIn(mine), periodIn(theirs));
  const sideOf = (side: Block) =>
    showingOf({
      ...(period === 'both' ? periodIn(side) : period.value),
      isHidden: hidden === 'both' ? side.isHidden : hidden.value,
    });
  return { mine: sideOf(mine), theirs: sideOf(theirs) };
}

type Props = Readonly<Record<string, unknown>>;

/** Fields by the side that is chosen: both have what only one of them has changed. */
function chooseFields(base: Props, mine: Props, theirs: Props): { mine: Props; theirs: Props } {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const sideOf = (own: Props): Props => {
    const fields = [...names].map((name) => {
      const chosen = choose(base[name], mine[name], theirs[name]);
      return [name, chosen === 'both' ? own[name] : chosen.value] as const;
    });
    // An optional field that was taken away must not stay as undefined: JSON has no such thing.
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  };
  return { mine: sideOf(mine), theirs: sideOf(theirs) };
}

/**
 * Fields, hiding and period are different changes: nobody chooses between what one hid and the
 * other typed in.
 */
function chooseBlock(base: Block | null, mine: Block | null, theirs: Block | null): Choice<Block | null> {
  const chosen = choose(base, mine, theirs);
  if (chosen !== 'both' || !mine || !theirs || mine.type !== theirs.type) return chosen;
  const props = chooseFields(base?.props ?? {}, mine.props, theirs.props);
  const showing = chooseShowing(base, mine, theirs);
  if (!isSame(props.mine, props.theirs) || !isSame(showing.mine, showing.theirs)) return 'both';
  return { value: { type: mine.type, props: { ...props.mine }, ...showing.mine } };
}

/** What each side would make of a block that both have changed, or one has removed. */
function conflictOf(blockId: string, base: Block | null, mine: Block | null, theirs: Block | null): BlockConflict[] {
  const known = mine ?? theirs;
  if (!known) return [];
  const showing = chooseShowing(base, mine ?? known, theirs ?? known);
  const props =
    mine && theirs && mine.type === theirs.type
      ? chooseFields(base?.props ?? {}, mine.props, theirs.props)
      : { mine: mine?.props ?? null, theirs: theirs?.props ?? null };
  return [{ blockId, type: known.type, showing, ...props }];
}

/** What a page says of itself, by the side that is chosen. */
function chooseRoot(base: PageDocument, mine: PageDocument, theirs: PageDocument) {
  const whole = choose(base.root, mine.root, theirs.root);
  if (whole !== 'both') return { root: whole.value, conflicts: [] };
  const props = chooseFields({ ...base.root.props }, { ...mine.root.props }, { ...theirs.root.props });
  // Both sides are the properties of a page.
  const root = { props: props.mine as unknown as PageDocument['root']['props'] };
  const isOne = isSame(props.mine, props.theirs);
  return { root, conflicts: isOne ? [] : [{ blockId: null, type: '', showing: null, ...props }] };
}

/**
 * Puts together what two people have made of one document, field by field.
 * @param base what both began with
 */
export function mergeDocuments(base: PageDocument, mine: PageDocument, theirs: PageDocument): Merged {
  const conflicts: BlockConflict[] = [];
  const [ofBase, ofMine, ofTheirs] = [byId(base), byId(mine), byId(theirs)];
  const blocks = new Map<string, Block>();
  for (const id of new Set([...ofMine.keys(), ...ofTheirs.keys()])) {
    const [own, other] = [ofMine.get(id), ofTheirs.get(id)];
    const sides = [ofBase.get(id) ?? null, own ?? null, other ?? null] as const;
    const chosen = chooseBlock(...sides);
    // A block that only one of them has removed stays until somebody has chosen.
    const block = chosen === 'both' ? (own ?? other) : chosen.value;
    if (block) blocks.set(id, block);
    if (chosen === 'both') conflicts.push(...conflictOf(id, ...sides));
  }
  const ofPage = chooseRoot(base, mine, theirs);

  const isMine = !isMoved(base, theirs) || isMoved(base, mine);
  const [main, other] = isMine ? [mine, theirs] : [theirs, mine];
  const order = mergedOrder(idsOf(main), idsOf(other), new Set(blocks.keys()));
  const content = order.flatMap((id) => blocks.get(id) ?? []);
  return { document: { ...mine, root: ofPage.root, content }, conflicts: [...conflicts, ...ofPage.conflicts] };
}

/** Whose text is to stay, by block id; the page itself is the empty id. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

const idOf = ({ blockId }: BlockConflict) => blockId ?? '';

/** The document after somebody has chosen. Without a choice, mine stays. */
export function resolveConflicts(
  document: PageDocument,
  conflicts: readonly BlockConflict[],
  choices: Choices,
): PageDocument {
  return conflicts.reduce((resolved, conflict) => {
    const { blockId } = conflict;
    const { type, showing } = conflict;
    const choice = choices[idOf(conflict)] ?? 'mine';
    const kept = conflict[choice];
    if (blockId === null)
      // Both sides are the properties of a page.
      return { ...resolved, root: { props: kept as unknown as PageDocument['root']['props'] } };
    const chosen = kept ? [{ type, props: kept, ...showing?.[choice] }] : [];
    const content = resolved.content.flatMap((block) => (blockIdOf(block) === blockId ? chosen : [block]));
    const isGone = !resolved.content.some((block) => blockIdOf(block) === blockId);
    // A block that was removed has lost its place: it comes last.
    return {
      ...resolved,
      content: isGone ? [...content, ...chosen] : content,
    };
  }, document);
}

/** The choices that would have kept the other texts. */
export function flip(conflicts: readonly BlockConflict[], choices: Choices): Choices {
  return Object.fromEntries(
    conflicts.map((conflict) => [idOf(conflict), choices[idOf(conflict)] === 'theirs' ? 'mine' : 'theirs'] as const),
  );
}
