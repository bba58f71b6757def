import type { PageSum } from '@shop/shared/page-documents';
import type { PageFigures } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { pageOf, pagesOf, setUpPages, type PagesParts } from '../../testing/test-pages';

const COUNTS = 'visits presses forms orders';
const VERSION = `number from to ${COUNTS} blocks { block seen presses forms orders }`;
const FIGURES = `query ($id: ID!) { staffPageFigures(id: $id) {
  today days { day ${COUNTS} } live { ${VERSION} } before { ${VERSION} } } }`;

let parts: PagesParts;

setUpPages((given) => {
  parts = given;
});

beforeEach(() => parts.database.db.query('delete from page_figures'));

const sumOf = (changes: Partial<PageSum> = {}): PageSum => ({
  ...{ id: 'rental', number: 1, block: '', visits: 0, seen: 0, presses: 0, orders: 0 },
  ...changes,
});
const post = (payload: object, headers: Record<string, string> = {}) =>
  parts.shop.app.inject({ method: 'POST', url: '/pages/figures', payload, headers });
const tell = (...sums: PageSum[]) => post({ sums });
const read = (id = 'rental') => answerTo<PageFigures>(parts.shop, parts.editor, FIGURES, { id });

const sendForm = (referer: string, block?: string) =>
  parts.shop.app.inject({
    method: 'POST',
    url: '/mail/send',
    headers: { referer },
    payload: {
      ...{ form: 'support', userType: 'fiz', name: 'Анна Ветрова', email: 'anna@example.ru' },
      ...{ phone: '+7 912 000-41-64', message: 'Метка не видна.', consent: true, block },
    },
  });

it('adds what hosts have counted, by page, block and day', async () => {
  expect((await tell(sumOf({ visits: 3 }), sumOf({ block: 'faq', seen: 2, presses: 1 }))).statusCode).toBe(204);
  await tell(sumOf({ visits: 1 }), sumOf({ visits: 1 }), sumOf({ block: 'faq', presses: 2, orders: 1 }));

  const { today, days, live, before } = await read();

  expect(days).toEqual([{ day: today, visits: 5, presses: 3, forms: 0, orders: 1 }]);
  expect(live).toEqual({
    ...{ number: 1, from: today, to: today, visits: 5, presses: 3, forms: 0, orders: 1 },
    blocks: [{ block: 'faq', seen: 2, presses: 3, forms: 0, orders: 1 }],
  });
  expect(before).toBeNull();
});

it('counts neither unknown pages, versions nor blocks', async () => {
  const answer = await tell(
    sumOf({ id: 'nowhere', visits: 1 }),
    sumOf({ number: 9, visits: 1 }),
    sumOf({ block: 'constructor', seen: 1 }),
  );

  expect(answer.statusCode).toBe(204);
  expect((await read()).days).toEqual([]);
});

it.each([
  ['no list', { sums: {} }],
  ['a negative count', { sums: [sumOf({ visits: -1 })] }],
  ['a count beyond all visitors', { sums: [sumOf({ presses: 1e9 })] }],
  ['markup as a block', { sums: [sumOf({ block: '<b>' })] }],
  ['no page', { sums: [{ ...sumOf(), id: null }] }],
  ['too many', { sums: Array.from({ length: 2001 }, () => sumOf()) }],
])('refuses %s', async (_what, body) => {
  expect((await post(body)).statusCode).toBe(400);
});

it('takes figures from nobody who comes through a proxy', async () => {
  const answer = await post({ sums: [sumOf({ visits: 1 })] }, { 'x-forwarded-for': '203.0.113.5' });

  expect(answer.statusCode).toBe(404);
  expect((await read()).days).toEqual([]);
});

it('counts each form that was sent from a page, with its block if the page has it', async () => {
  await sendForm('http://localhost:3000/rental', 'faq');
  await sendForm('http://localhost:3000/rental?utm_source=ya', 'made-up');
  await sendForm('http://localhost:3000/invis_duos', 'faq');

  const { days, live } = await read();

  expect(days.map(({ forms }) => forms)).toEqual([2]);
  expect(live).toMatchObject({ forms: 2, blocks: [{ block: 'faq', seen: 0, presses: 0, forms: 1, orders: 0 }] });
});

it('sets the live version beside the newest before it that was visited', async () => {
  const staff = pagesOf(parts.shop, parts.publisher);
  await tell(sumOf({ id: 'farms', visits: 8 }), sumOf({ id: 'farms', block: 'hero', seen: 8, presses: 4 }));
  await staff.publish('farms', pageOf('/farms', { heading: 'Поле под охраной' })); // for a minute
  await staff.publish('farms', pageOf('/farms', { heading: 'Трактор под охраной' }));
  await tell(sumOf({ id: 'farms', number: 3, visits: 2 }));

  const { live, before } = await read('farms');

  expect([live?.number, live?.visits]).toEqual([3, 2]);
  expect(before).toMatchObject({ number: 1, visits: 8, blocks: [{ block: 'hero', seen: 8, presses: 4 }] });
});

it('gives the totals of each page that anybody came to', async () => {
  await tell(sumOf({ visits: 3 }), sumOf({ block: 'faq', seen: 2 }), sumOf({ id: 'home', block: 'faq', presses: 1 }));
  await sendForm('http://localhost:3000/rental');

  const totals = await answerTo<unknown>(parts.shop, parts.editor, '{ staffPageTotals { id visits forms } }');

  expect(totals).toEqual([{ id: 'rental', visits: 3, forms: 1 }]);
});

it('has nothing that is older than 90 days', async () => {
  await parts.database.db.query(
    `insert into page_figures (page_id, version, block, day, visits)
     select 'rental', 1, '', (now() at time zone 'Europe/Moscow')::date - age, 1 from unnest(array[89, 90]) as age`,
  );

  expect((await read()).days).toHaveLength(1);
});

it('knows no page that is not there', async () => {
  const refusal = await refusalOf(parts.shop, parts.editor, FIGURES, { id: 'nowhere' });

  expect(refusal?.code).toBe('NOT_FOUND');
});
