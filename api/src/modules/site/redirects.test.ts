import type { StaffRedirect } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { pagesOf, pageOf, publishedIn, setUpPages, type PagesParts } from '../../testing/test-pages';

const LIST = '{ staffRedirects { from to isOwn madeBy } }';
const ADD =
  'mutation ($from: String!, $to: String!) { staffAddRedirect(from: $from, to: $to) { from to isOwn madeBy } }';
const REMOVE = 'mutation ($from: String!) { staffRemoveRedirect(from: $from) { success } }';

let parts: PagesParts;
setUpPages((given) => {
  parts = given;
});

beforeEach(async () => {
  await parts.database.db.query('delete from page_redirects where page_id is null');
});

const list = () => answerTo<StaffRedirect[]>(parts.shop, parts.publisher, LIST);
const add = (from: string, to: string) => answerTo<StaffRedirect>(parts.shop, parts.publisher, ADD, { from, to });
const refusal = (from: string, to: string) => refusalOf(parts.shop, parts.publisher, ADD, { from, to });
const told = async () => (await publishedIn(parts.shop)).redirects;

it('leads an address elsewhere at once, until it is removed', async () => {
  const saved = await add('/old-page', '/rental');

  expect(saved).toEqual({ from: '/old-page', to: '/rental', isOwn: true, madeBy: 'Анна Ветрова' });
  expect(await list()).toEqual([saved]);
  expect(await told()).toContainEqual({ from: '/old-page', to: '/rental' });

  await answerTo(parts.shop, parts.publisher, REMOVE, { from: '/old-page' });

  expect(await list()).toEqual([]);
  expect(await told()).not.toContainEqual(expect.objectContaining({ from: '/old-page' }));
  expect(await refusalOf(parts.shop, parts.publisher, REMOVE, { from: '/old-page' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

it.each([
  [' /old/page.php/ ', '/rental#faq', '/old/page.php', '/rental#faq'],
  ['http://localhost:3000/Старый-каталог', '/products?type=alarm', '/Старый-каталог', ''],
  ['/a', 'https://example.ru/лето?x=1#y', '/a', 'https://example.ru/лето?x=1#y'],
])('takes %s to %s', async (from, to, expectedFrom, expectedTo) => {
  expect(await add(from, to)).toMatchObject({ from: expectedFrom, to: expectedTo || to });
});

it('tells hosts of addresses as browsers send them', async () => {
  await add('/Летняя-акция', 'http://localhost:3000/rental?from=лето');

  expect(await told()).toContainEqual({
    from: '/%D0%9B%D0%B5%D1%82%D0%BD%D1%8F%D1%8F-%D0%B0%D0%BA%D1%86%D0%B8%D1%8F',
    to: '/rental?from=%D0%BB%D0%B5%D1%82%D0%BE',
  });
});

const LONG = 'a'.repeat(600);

it.each([
  ['', /Нужен адрес/],
  ['old', /Нужен адрес/],
  ['//evil.example', /Нужен адрес/],
  ['/<script>alert(1)</script>', /Нужен адрес/],
  ['/%3Cscript%3E', /Нужен адрес/],
  ['/a\u0000b', /Нужен адрес/],
  ['/a%0Ab', /Нужен адрес/],
  ['/a b', /Нужен адрес/],
  ['/a/../rental', /Нужен адрес/],
  ['/a//b', /Нужен адрес/],
  ['/%', /Нужен адрес/],
  ['/{seller.phone}', /Нужен адрес/],
  ['https://example.ru/a', /Нужен адрес/],
  ['/a?b=1', /без.«\?»/],
  [`/${LONG}`, /длинный/],
  ['/', /занят страницей «Главная»/],
  ['/farms', /занят страницей «Фермам»/],
  ['/products', /занят разделом/],
  ['/orders/5', /занят разделом/],
  ['/images/a.svg', /занят самим сайтом/],
  ['/invis_duos', /занят товаром/],
])('refuses to redirect %j', async (from, words) => {
  const { code, fields } = (await refusal(from, '/rental')) ?? {};

  expect({ code, fields }).toEqual({ code: 'BAD_REQUEST', fields: { from: expect.stringMatching(words) } });
});

it.each([
  ['', /Нужен адрес/],
  ['javascript:alert(1)', /Нужен адрес/],
  ['http://example.ru/', /Нужен адрес/],
  ['//evil.example', /Нужен адрес/],
  ['/\\evil.example', /Нужен адрес/],
  ['https://user:word@example.ru/', /Нужен адрес/],
  ['https://example.ru/<script>', /Нужен адрес/],
  ['mailto:a@example.ru', /Нужен адрес/],
  ['#faq', /Нужен адрес/],
  ['/rental\n', null],
  ['/rental\r\nset-cookie:a=b', /Нужен адрес/],
  [`https://example.ru/${LONG}`, /длинный/],
  ['/carts', /«\/carts» на.сайте нет/],
  ['/old', /сам на.себя/],
  ['/old#a', /сам на.себя/],
  ['http://localhost:3000/old/', /сам на.себя/],
])('takes or refuses to lead to %j', async (to, words) => {
  const refused = await refusal('/old', to);

  expect(refused?.fields ?? null).toEqual(words && { to: expect.stringMatching(words) });
});

it('makes neither chains nor two redirects of one address', async () => {
  await add('/one', '/rental');
  await add('/file-two', '/old.pdf');

  expect((await refusal('/one', '/farms'))?.fields).toEqual({ from: expect.stringMatching(/уже ведёт на.\/rental/) });
  expect((await refusal('/two', '/one?a=1'))?.fields).toEqual({
    to: expect.stringMatching(/переадресован на.\/rental/),
  });
  expect((await refusal('/old.pdf', '/farms'))?.fields).toEqual({ from: expect.stringMatching(/с.\/file-two/) });
});

describe('beside the pages', () => {
  it('keeps an address from a new page, which may have it when the redirect is gone', async () => {
    const { refusal: refused, create } = pagesOf(parts.shop, parts.publisher);
    await add('/summer', '/rental');

    const { fields } = (await refused('staffCreatePage', { from: 'farms', path: '/summer', title: 'Лето' })) ?? {};
    expect(fields).toEqual({ path: expect.stringMatching(/занят переадресацией на.\/rental/) });

    await answerTo(parts.shop, parts.publisher, REMOVE, { from: '/summer' });
    expect((await create('/summer')).path).toBe('/summer');
  });

  it('follows a page that moves, leads nowhere while it is off, and may take its address then', async () => {
    const { call, get, create, publish, refusal: refused } = pagesOf(parts.shop, parts.publisher);
    const { id } = await create('/spring');
    await publish(id, pageOf('/spring'));
    await add('/flowers', '/spring#faq');

    await call('staffMovePage', { id, path: '/spring-sale' });
    expect(await told()).toContainEqual({ from: '/flowers', to: '/spring-sale' });

    await call('staffUnpublish', { id });
    expect(await told()).not.toContainEqual(expect.objectContaining({ from: '/flowers' }));
    expect((await refusal('/spring-sale', '/rental'))?.fields).toEqual({ from: expect.stringMatching(/с.\/flowers/) });

    await answerTo(parts.shop, parts.publisher, REMOVE, { from: '/flowers' });
    await add('/spring-sale', '/rental');
    expect(await list()).toContainEqual({ from: '/spring', to: '/rental', isOwn: false, madeBy: null });
    const { revision } = (await get(id)).draft;
    expect((await refused('staffPublish', { id, revision }))?.fields).toEqual({
      path: expect.stringMatching(/занят переадресацией на.\/rental/),
    });
  });
});
