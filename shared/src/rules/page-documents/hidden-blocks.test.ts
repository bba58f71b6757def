import {
  documentAtTime,
  isNeverShown,
  isShownAt,
  periodOf,
  turnsOf,
  wholePath,
  withNeverShownEmptied,
  withoutHidden,
  withUnshownEmptied,
  type Block,
  type PageDocument,
} from '.';

const NOON = Date.parse('2026-12-01T09:00:00.000Z');
const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString();

const block = (id: string, showing: Partial<Block> = {}): Block => ({ type: 'Hero', props: { id }, ...showing });
const DOCUMENT: PageDocument = {
  root: { props: { path: '/a', title: 'А', description: 'А' } },
  content: [block('a', { isHidden: true }), block('b'), block('c', { isHidden: true }), block('d')],
};
const TIMED: PageDocument = {
  ...DOCUMENT,
  content: [
    block('past', { endsAt: at(0) }),
    block('now', { startsAt: at(0), endsAt: at(2) }),
    block('hidden', { isHidden: true, startsAt: at(1) }),
    block('later', { startsAt: at(3) }),
    { type: 'Countdown', props: { id: 'sale', endsAt: at(2) } },
  ],
};
const idsOf = ({ content }: PageDocument) => content.map(({ props }) => props.id);

it('leaves hidden blocks out', () => {
  expect(withoutHidden(DOCUMENT).content).toEqual([block('b'), block('d')]);
});

it('says where a place of what shoppers get is in the whole document', () => {
  expect(wholePath(DOCUMENT, 'content[1].props.title', NOON)).toBe('content[3].props.title');
  expect(wholePath(DOCUMENT, 'content[0]', NOON)).toBe('content[1]');
  expect(wholePath(DOCUMENT, 'root.props.path', NOON)).toBe('root.props.path');
  expect(wholePath(TIMED, 'content[0]', NOON)).toBe('content[1]');
});

it('gives shoppers the blocks of their time, and no word of other times', () => {
  expect(idsOf(documentAtTime(TIMED, NOON))).toEqual(['now', 'sale']);
  expect(idsOf(documentAtTime(TIMED, NOON - 1))).toEqual(['past', 'sale']);
  expect(documentAtTime(TIMED, NOON + 3 * 3_600_000).content).toEqual([block('later')]);
});

it('lets a block that counts down to its end go with it, whatever else is said', () => {
  const sale = (endsAt: string) => ({ ...block('sale', { endsAt }), props: { endsAt: at(2) } });

  expect(periodOf(sale(at(5)))).toEqual({ endsAt: at(2) });
  expect(periodOf(sale(at(1)))).toEqual({ endsAt: at(1) });
  expect(periodOf({ type: 'Countdown', props: { endsAt: '' } })).toEqual({});
});

it('knows when something changes, each time once', () => {
  expect(turnsOf(TIMED)).toEqual([0, 2, 3].map((hours) => Date.parse(at(hours))));
  expect(turnsOf(DOCUMENT)).toEqual([]);
});

it('empties blocks where the numbers of blocks count', () => {
  expect(idsOf(withUnshownEmptied(DOCUMENT, NOON))).toEqual([undefined, 'b', undefined, 'd']);
  expect(idsOf(withUnshownEmptied(TIMED, NOON))).toEqual([undefined, 'now', undefined, undefined, 'sale']);
  expect(idsOf(withNeverShownEmptied(TIMED, NOON))).toEqual([undefined, 'now', undefined, 'later', 'sale']);
});

it('tells what has ended from what is to come', () => {
  const [past, , , later] = TIMED.content;
  if (!past || !later) throw new Error('no blocks');

  expect([isShownAt(past, NOON), isNeverShown(past, NOON)]).toEqual([false, true]);
  expect([isShownAt(later, NOON), isNeverShown(later, NOON)]).toEqual([false, false]);
});
