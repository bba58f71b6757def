import { createPageWords } from './page-words';
import { createVisits } from './visits';

const MINUTE_MS = 60_000;
const CANDIDATE = { remote: 'mfe-test', version: '2' };
const LIVE = { remote: 'mfe-test', version: '1' };
const OTHER = { remote: 'mfe-other', version: '7' };

function setup({
  candidates = [CANDIDATE],
  secret = 'secret',
}: { candidates?: (typeof CANDIDATE)[]; secret?: string } = {}) {
  const clock = { ms: 1_000_000 };
  const words = createPageWords(() => clock.ms);
  if (secret) words.setSecret(secret);
  const visits = createVisits({ words, candidates: () => candidates });
  const page = (visitor: string, shown = CANDIDATE) =>
    visits.addPage(visitor, { name: 'mfe-test' }, [shown, OTHER]) ?? '';
  const sums = () =>
    visits.take().map(({ version, pages, views, failedViews }) => [version, pages, views, failedViews]);
  return { clock, words, visits, page, sums };
}

const view = { ...CANDIDATE, views: 1 };
const failed = { ...CANDIDATE, views: 1, failedViews: 1 };

it('counts a report once for a page that was sent, and what fails later', () => {
  const { visits, page, sums } = setup();
  const word = page('203.0.113.9');

  visits.addReport('203.0.113.9', word, [view]);
  visits.addReport('203.0.113.9', word, [{ ...view, views: 5 }]);
  visits.addReport('203.0.113.9', word, [{ ...CANDIDATE, failedViews: 1 }]);
  for (let count = 0; count < 60; count += 1) visits.addReport('203.0.113.9', word, [failed]);

  expect(sums()).toEqual([['2', 1, 1, 1]]);
});

it.each([
  ['no word', () => ''],
  ['a made-up word', () => 'a.b'],
  ['a changed word', (word: string) => word.replace(/^./, 'X')],
  ['an unsigned word', (word: string) => word.split('.')[0] ?? ''],
])('believes nothing of a report with %s', (_what, change) => {
  const { visits, page } = setup();
  const word = page('203.0.113.9');
  visits.take();

  for (let count = 0; count < 60; count += 1) visits.addReport('203.0.113.9', change(word), [failed]);

  expect(visits.take()).toEqual([{ ...CANDIDATE, who: '', pages: 0, views: 60, failedViews: 0 }]);
});

it('believes no word of another visitor, of another version, or of half an hour ago', () => {
  const { clock, visits, page } = setup();
  const [own, live] = [page('203.0.113.9'), page('203.0.113.9', LIVE)];
  visits.take();

  visits.addReport('203.0.113.10', own, [failed]);
  visits.addReport('203.0.113.9', live, [failed]);
  clock.ms += 31 * MINUTE_MS;
  visits.addReport('203.0.113.9', own, [failed]);

  expect(visits.take()).toEqual([{ ...CANDIDATE, who: '', pages: 0, views: 3, failedViews: 0 }]);
});

it('knows a visitor again on every host, and names nobody', () => {
  const [one, other] = [setup(), setup()];
  const word = one.page('203.0.113.9');
  other.visits.addReport('203.0.113.9', word, [view]);
  const [[sent], [heard]] = [one.visits.take(), other.visits.take()];

  expect(heard).toEqual({ ...CANDIDATE, who: sent?.who, pages: 0, views: 1, failedViews: 0 });
  expect(sent?.who).toMatch(/^[\w-]{11}$/);
  expect(JSON.stringify([sent, word])).not.toContain('203.0');
});

it('still knows the words of before when delivery has started anew', () => {
  const { words, visits, page, sums } = setup();
  const word = page('203.0.113.9');
  words.setSecret('new');

  visits.addReport('203.0.113.9', word, [view]);

  expect(sums()).toEqual([['2', 1, 1, 0]]);
});

it('sends no word without a candidate, or before delivery has answered', () => {
  expect(setup({ candidates: [] }).page('203.0.113.9')).toBe('');
  expect(setup({ secret: '' }).page('203.0.113.9')).toBe('');
});

it('takes no page for a forgery that was sent before there was a candidate', () => {
  const { visits } = setup();

  visits.addReport('203.0.113.9', '', [
    { ...LIVE, views: 1 },
    { ...OTHER, views: 1 },
  ]);

  expect(visits.take()).toEqual([]);
});

it('counts again what did not reach delivery', () => {
  const { visits, page, sums } = setup();
  page('203.0.113.9');
  const lost = visits.take();
  page('203.0.113.9');

  visits.giveBack(lost);

  expect(sums()).toEqual([['2', 2, 0, 0]]);
});
