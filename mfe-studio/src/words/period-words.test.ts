import type { Block } from '@shop/shared/page-documents';
import { hasEnded, periodWords, showingWords } from '.';

const NOW = Date.parse('2026-11-30T09:00:00.000Z');
const FIRST = '2026-12-01T07:00:00.000Z';
const FIFTH = '2026-12-05T20:59:00.000Z';
const PAST = '2026-11-29T09:00:00.000Z';

const block = (period: Partial<Block>, props: object = {}): Block => ({ type: 'Hero', props: { ...props }, ...period });
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

it.each([
  [{}, null],
  [{ startsAt: PAST }, null],
  [{ startsAt: FIRST }, 'с 1 декабря, 10:00'],
  [{ startsAt: FIRST, endsAt: FIFTH }, 'с 1 декабря, 10:00 до 5 декабря, 23:59'],
  [{ startsAt: PAST, endsAt: FIFTH }, 'до 5 декабря, 23:59'],
  [{ endsAt: PAST }, 'закончился'],
])('says what is to come of %j', (period, words) => {
  expect(plain(showingWords(block(period), NOW))).toBe(words);
});

it('says the end that a block counts down to', () => {
  expect(plain(showingWords(block({}, { endsAt: FIFTH }), NOW))).toBe('до 5 декабря, 23:59');
  expect(hasEnded(block({}, { endsAt: PAST }), NOW)).toBe(true);
});

it('says the whole period where versions are compared', () => {
  expect(plain(periodWords({ startsAt: PAST, endsAt: FIFTH }))).toBe('с вчера, 12:00 до 5 декабря, 23:59');
  expect(periodWords({})).toBe('всегда');
});
