import type { Loss } from '@shop/node/page-trial';
import type { PageFacts } from './page-facts';

/** A page that was rendered. */
export interface Rendered {
  status: number;
  facts: PageFacts;
  ms: number;
}

/** A page with hardly any text of its own has lost most of it by chance. */
const LEAST_TEXT = 100;
const MOST_LOST_TEXT = 0.5;
/** Links to goods come and go with an order of a list. */
const MOST_LOST_LINKS = 0.2;
const MOST_MORE_BYTES = 200_000;
const MOST_MORE_MS = 1000;
const SLOWER = 3;
/** What a page says may be as long as it likes. */
const MAX_TEXT = 200;

const short = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);

/** What is one thing with the live version and another one with the candidate. */
const turned = (name: Loss['name'], before: string, after: string): Loss => ({
  ...{ name, example: `${before} → ${after}` },
  before,
  after,
});

/** The items of `before` that `after` lacks, each as often as it does. */
function missingFrom(after: readonly string[], before: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of after) left.set(item, (left.get(item) ?? 0) + 1);
  return before.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

type ListName = 'headings' | 'prices' | 'links' | 'data' | 'forms';

const MARK = { headings: 'heading', prices: 'price', links: 'links', data: 'data', forms: 'form' } as const;

/** What both renders of the live version have; what one of them lacks is noise. */
function stable(one: readonly string[], other: readonly string[]): string[] {
  const noise = missingFrom(other, one);
  return missingFrom(noise, one);
}

/** One that is called otherwise is there still: its place counts, not its words. */
function lossOf(list: ListName, [one, other]: readonly [Rendered, Rendered], after: Rendered): Loss[] {
  const before = stable(one.facts[list], other.facts[list]);
  const now = after.facts[list];
  const isFewer = list === 'links' ? now.length < before.length * (1 - MOST_LOST_LINKS) : now.length < before.length;
  const lost = missingFrom(now, before);
  const [first] = lost;
  if (!isFewer || first === undefined) return [];
  const counts = { before: short(`${before.length}, with ${lost.join(', ')}`), after: String(now.length) };
  return [{ name: MARK[list], example: short(first), ...counts }];
}

const inKb = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** How much heavier or slower a page has become, where that is too much. */
function costsOf(live: readonly [Rendered, Rendered], after: Rendered): Loss[] {
  const losses: Loss[] = [];
  const bytes = Math.max(...live.map(({ facts }) => facts.bytes));
  if (after.facts.bytes > bytes + MOST_MORE_BYTES) losses.push(turned('weight', inKb(bytes), inKb(after.facts.bytes)));
  const ms = Math.max(...live.map((page) => page.ms));
  if (after.ms > ms + MOST_MORE_MS && after.ms > ms * SLOWER)
    losses.push(turned('time', inSeconds(ms), inSeconds(after.ms)));
  return losses;
}

/**
 * Says how a page is worse with a version than with the live one.
 * @param live the page, rendered twice: what differs between the two does not count
 */
export function compareFacts(live: readonly [Rendered, Rendered], after: Rendered): Loss[] {
  const [one, other] = live;
  if (one.status !== other.status) return [];
  if (after.status !== one.status) return [turned('status', String(one.status), String(after.status))];
  const before = Math.min(...live.map(({ facts }) => facts.mainLength));
  const { mainLength } = after.facts;
  // All else is lost with it.
  if (before >= LEAST_TEXT && mainLength < before * MOST_LOST_TEXT)
    return [turned('blank', String(before), `${mainLength} characters`)];
  const losses: Loss[] = [];
  if (one.facts.title && !after.facts.title)
    losses.push({ ...turned('title', short(one.facts.title), 'none'), example: short(one.facts.title) });
  if (one.facts.isIndexed && other.facts.isIndexed && !after.facts.isIndexed)
    losses.push({ ...turned('index', 'index', 'noindex'), example: 'noindex' });
  const lists: readonly ListName[] = ['headings', 'prices', 'links', 'data', 'forms'];
  return [...losses, ...lists.flatMap((list) => lossOf(list, live, after)), ...costsOf(live, after)];
}

/** Whether the page says something else, without being worse. */
export function hasChanged([one, other]: readonly [Rendered, Rendered], after: Rendered): boolean {
  const textsOf = ({ facts }: Rendered) => [facts.title, ...facts.texts];
  const before = stable(textsOf(one), textsOf(other));
  return missingFrom(textsOf(after), before).length > 0;
}
