import { readInstant } from '../format/calendar';
import type { Block, PageDocument } from './page-document';
import { isWithin, type ShownPeriod } from './shown-period';

/** When a block is shown: as its editor says, and not after the end that it counts down to. */
export function periodOf({ startsAt, endsAt, props }: Block): ShownPeriod {
  const ends = [endsAt, props.endsAt].filter((end) => typeof end === 'string' && readInstant(end) !== null) as string[];
  const [first] = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return { ...(startsAt !== undefined && { startsAt }), ...(first !== undefined && { endsAt: first }) };
}

/** What says whether and when a block is shown. */
export type Showing = Omit<Block, 'type' | 'props'>;

export const showingOf = ({ isHidden, startsAt, endsAt }: Showing): Showing => ({
  ...(isHidden && { isHidden }),
  ...(startsAt !== undefined && { startsAt }),
  ...(endsAt !== undefined && { endsAt }),
});

/** Whether shoppers get a block at a time, in milliseconds. */
export const isShownAt = (block: Block, timeMs: number): boolean =>
  !block.isHidden && isWithin(periodOf(block), timeMs);

/** Whether no shopper gets a block from a time on, in milliseconds. */
export function isNeverShown(block: Block, fromMs: number): boolean {
  const { endsAt } = periodOf(block);
  return block.isHidden === true || !isWithin({ ...(endsAt !== undefined && { endsAt }) }, fromMs);
}

/** The times at which blocks begin or end to be shown, in milliseconds, in order. */
export function turnsOf({ content }: PageDocument): number[] {
  const periods = content.filter(({ isHidden }) => !isHidden).map(periodOf);
  const instants = periods.flatMap(({ startsAt, endsAt }) => [startsAt ?? [], endsAt ?? []].flat());
  return [...new Set(instants.map((instant) => Date.parse(instant)))].toSorted((one, other) => one - other);
}

/** A document without the blocks that somebody has hidden. */
export function withoutHidden(document: PageDocument): PageDocument {
  return { ...document, content: document.content.filter(({ isHidden }) => !isHidden) };
}

/**
 * A document as shoppers get it at a time, in milliseconds, without what belongs to other times.
 */
export function documentAtTime(document: PageDocument, timeMs: number): PageDocument {
  const shown = document.content.filter((block) => isShownAt(block, timeMs));
  return { ...document, content: shown.map(({ type, props }) => ({ type, props })) };
}

const withEmptied = (document: PageDocument, isEmptied: (block: Block) => boolean): PageDocument => ({
  ...document,
  content: document.content.map((block) => (isEmptied(block) ? { ...block, props: {} } : block)),
});

/**
 * The same for callers that find places by their paths: a block that is not shown keeps its number
 * and is empty.
 */
export const withUnshownEmptied = (document: PageDocument, timeMs: number): PageDocument =>
  withEmptied(document, (block) => !isShownAt(block, timeMs));

/** A document with everything that shoppers may get from a time on, in milliseconds. */
export const withNeverShownEmptied = (document: PageDocument, fromMs: number): PageDocument =>
  withEmptied(document, (block) => isNeverShown(block, fromMs));

const BLOCK = /^content\[(\d+)\]/;

/** Where a place of `documentAtTime` is in the document itself. */
export function wholePath({ content }: PageDocument, path: string, timeMs: number): string {
  const shown = [...content.entries()].filter(([, block]) => isShownAt(block, timeMs));
  return path.replace(BLOCK, (place, index: string) => {
    const at = shown[Number(index)]?.[0];
    return at === undefined ? place : `content[${at}]`;
  });
}
