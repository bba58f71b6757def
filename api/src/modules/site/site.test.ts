import type { StaffSite, StaffSiteInput } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpPages, type PagesParts } from '../../testing/test-pages';

const FIELDS = `revision announcement { text linkText href startsAt endsAt }
  menus { title takes entries { to text isOwn } } socials { kind href }`;
const SAVE = `mutation ($revision: Int!, $input: StaffSiteInput!) {
  staffSaveSite(revision: $revision, input: $input) { ${FIELDS} } }`;
const FIND = 'query ($phrase: String!) { staffFindSiteText(phrase: $phrase) { kind title before match after } }';
const WINTER = { text: 'Новый год: работаем без выходных' };
const NONE = { linkText: null, href: null, startsAt: null, endsAt: null };

let parts: PagesParts;
setUpPages((given) => {
  parts = given;
});

beforeEach(async () => {
  await parts.database.db.query('delete from site_parts');
});

const read = () => answerTo<StaffSite>(parts.shop, parts.publisher, `{ staffSite { ${FIELDS} } }`);
const save = async (input: StaffSiteInput) =>
  answerTo<StaffSite>(parts.shop, parts.publisher, SAVE, { revision: (await read()).revision, input });
const refusal = async (input: StaffSiteInput, revision?: number) =>
  refusalOf(parts.shop, parts.publisher, SAVE, { revision: revision ?? (await read()).revision, input });

async function shared() {
  const { body } = await parts.shop.app.inject('/pages/published');
  const { revision, shared: told } = JSON.parse(body) as { revision: number; shared: object };
  return { revision, told };
}

describe('the announcement', () => {
  it('is told to hosts as soon as it is saved, and no more when it is taken away', async () => {
    const before = await shared();
    expect(before.told).toEqual({});

    const saved = await save({ announcement: { ...WINTER, href: ' /rental#faq ' } });

    expect(saved.announcement).toEqual({ ...NONE, ...WINTER, linkText: 'Подробнее', href: '/rental#faq' });
    const after = await shared();
    expect(after.told).toEqual({ announcement: { ...WINTER, link: { text: 'Подробнее', href: '/rental#faq' } } });
    expect(after.revision).toBeGreaterThan(before.revision);

    expect((await save({ announcement: null })).announcement).toBeNull();
    expect((await shared()).told).toEqual({});
  });

  it('has a start and an end, and stays when a save does not name it', async () => {
    const announcement = { ...WINTER, startsAt: '2096-12-30T09:00+03:00', endsAt: '2097-01-08T23:59+03:00' };
    const instants = { startsAt: '2096-12-30T06:00:00.000Z', endsAt: '2097-01-08T20:59:00.000Z' };

    expect((await save({ announcement })).announcement).toEqual({ ...NONE, ...WINTER, ...instants });
    expect((await save({})).announcement).toEqual({ ...NONE, ...WINTER, ...instants });
    expect((await shared()).told).toEqual({ announcement: { ...WINTER, ...instants } });
  });

  it('takes hostile text as text', async () => {
    const text = '</script><img src=x onerror=alert(1)>';

    expect((await save({ announcement: { text } })).announcement?.text).toBe(text);
  });

  it.each([
    [{ text: ' ' }, 'text', /./],
    [{ text: 'щ'.repeat(161) }, 'text', /160/],
    [{ linkText: 'щ'.repeat(41), href: '/rental' }, 'linkText', /40/],
    [{ linkText: 'Подробнее' }, 'href', /куда ведёт/],
    [{ href: 'javascript:alert(1)' }, 'href', /Нужен адрес/],
    [{ href: '#faq' }, 'href', /Нужен адрес/],
    [{ href: 'tel:{seller.phone}' }, 'href', /Нужен адрес/],
    [{ href: `https://example.ru/${'a'.repeat(500)}` }, 'href', /длинный/],
    [{ href: '/carts?from=line' }, 'href', /«\/carts» на.сайте нет/],
    [{ startsAt: 'завтра' }, 'startsAt', /день и.время/],
    [{ endsAt: '2097-02-30T09:00Z' }, 'endsAt', /день и.время/],
    [{ endsAt: '2020-01-01T09:00Z' }, 'endsAt', /прошло/],
    [{ startsAt: '2097-01-02T09:00Z', endsAt: '2097-01-01T09:00Z' }, 'endsAt', /раньше начала/],
  ])('refuses %j by its field', async (wrong, field, words) => {
    const { code, fields } = (await refusal({ announcement: { ...WINTER, ...wrong } })) ?? {};

    expect({ code, fields }).toEqual({ code: 'BAD_REQUEST', fields: { [field]: expect.stringMatching(words) } });
    expect((await read()).announcement).toBeNull();
  });

  it('may be corrected after its end', async () => {
    const endsAt = '2020-01-01T09:00:00.000Z';
    const ended = JSON.stringify({ ...WINTER, endsAt });
    await parts.database.db.query("insert into site_parts (name, data) values ('announcement', $1)", [ended]);

    expect((await save({ announcement: { text: 'Другие слова', endsAt } })).announcement?.text).toBe('Другие слова');
  });
});

describe('the menus', () => {
  const RENTAL = { to: '/rental', text: 'Прокат и такси' };
  const entriesOf = ({ menus }: StaffSite, title: string) => menus.find((menu) => menu.title === title)?.entries;
  const menu = (title: string, entries: { to: string; text?: string }[]) => save({ menus: [{ title, entries }] });

  it('begin with what stands in them by itself, also by published pages', async () => {
    const site = await read();

    expect(site.menus.map(({ title, takes }) => [title, takes])).toEqual([
      ['Шапка', 'nothing'],
      ['Решения', 'pages'],
      ['Магазин', 'links'],
      ['Компания', 'links'],
    ]);
    expect(entriesOf(site, 'Решения')).toEqual([{ ...RENTAL, isOwn: false }]);
    expect(entriesOf(site, 'Компания')).toEqual([{ to: '/farms', text: 'Фермам', isOwn: false }]);
  });

  it('take own links and another order, and hosts are told', async () => {
    const own = { to: 'https://blog.example.ru/', text: 'Блог' };
    const site = await menu('Компания', [own, { to: '/farms' }]);

    expect(entriesOf(site, 'Компания')).toEqual([
      { ...own, isOwn: true },
      { to: '/farms', text: 'Фермам', isOwn: false },
    ]);
    expect((await shared()).told).toEqual({ menus: { Компания: [own, { to: '/farms' }] } });
  });

  it('keep what stands in them by itself, though it is left out or named with other words', async () => {
    const site = await menu('Решения', [{ to: '/farms', text: 'Фермам' }, { to: '/no-such-page' }]);

    expect(entriesOf(site, 'Решения')).toEqual([
      { to: '/farms', text: 'Фермам', isOwn: true },
      { ...RENTAL, isOwn: false },
    ]);
  });

  it.each([
    ['Подвал', [], 'menus', /нет/],
    ['Шапка', [{ to: '/farms', text: 'Фермам' }], 'Шапка', /не.помещаются/],
    ['Решения', [{ to: 'https://example.ru/', text: 'Блог' }], 'Решения.0.to', /адрес страницы/],
    ['Решения', [{ to: '/rental' }, { to: '/rental', text: 'Такси' }], 'Решения.1.to', /уже есть/],
    ['Решения', [{ to: '/farms', text: 'Прокат и такси' }], 'Решения.0.text', /уже есть/],
    ['Магазин', [{ to: '/farms', text: ' ' }], 'Магазин.0.text', /./],
    ['Магазин', [{ to: '/farms', text: 'щ'.repeat(41) }], 'Магазин.0.text', /40/],
    ['Магазин', [{ to: '/carts', text: 'Корзины' }], 'Магазин.0.to', /«\/carts» на.сайте нет/],
    ['Магазин', [{ to: 'javascript:alert(1)', text: 'Скидки' }], 'Магазин.0.to', /Нужен адрес/],
  ])('refuse for «%s» %j', async (title, entries, field, words) => {
    const { code, fields } = (await refusal({ menus: [{ title, entries }] })) ?? {};

    expect({ code, fields }).toEqual({ code: 'BAD_REQUEST', fields: { [field]: expect.stringMatching(words) } });
  });
});

describe('the networks of the footer', () => {
  it('begin with those of the site, and take others in another order, or none', async () => {
    expect((await read()).socials.map(({ kind }) => kind)).toEqual(['vk', 'telegram', 'rutube']);
    const socials = [
      { kind: 'dzen' as const, href: 'https://dzen.ru/invis' },
      { kind: 'vk' as const, href: 'https://vk.com/invis' },
    ];

    expect(
      (await save({ socials: [{ kind: 'dzen', href: ' https://DZEN.ru/invis ' }, ...socials.slice(1)] })).socials,
    ).toEqual(socials);
    expect((await shared()).told).toEqual({ socials });
    expect((await save({ announcement: WINTER })).socials).toEqual(socials);
    expect((await save({ socials: [] })).socials).toEqual([]);
  });

  it.each([
    ['http://vk.com/invis', /https/],
    ['/rental', /https/],
    ['//vk.com/invis', /https/],
    ['javascript:alert(1)', /https/],
    ['https://user:word@vk.com/', /https/],
    ['https://vk.com/<b>', /https/],
    ['', /https/],
    [`https://vk.com/${'a'.repeat(200)}`, /длинный/],
    ['https://dzen.ru/invis', /уже есть/],
  ])('refuse %s', async (href, words) => {
    const socials = [
      { kind: 'dzen' as const, href: 'https://dzen.ru/invis' },
      { kind: 'vk' as const, href },
    ];
    const { code, fields } = (await refusal({ socials })) ?? {};

    expect({ code, fields }).toEqual({
      code: 'BAD_REQUEST',
      fields: { 'socials.1.href': expect.stringMatching(words) },
    });
  });

  it('are eight at most', async () => {
    const socials = Array.from({ length: 9 }, (_, at) => ({ kind: 'vk' as const, href: `https://vk.com/${at}` }));

    expect((await refusal({ socials }))?.fields).toEqual({ socials: expect.stringMatching(/8/) });
  });
});

it('refuses a save over what others have saved, and says who and what', async () => {
  const { revision } = await read();
  await save({ announcement: WINTER });

  const { code, conflict } = (await refusal({ announcement: null }, revision)) ?? {};

  expect({ code, conflict }).toEqual({
    code: 'CONFLICT',
    conflict: { revision: revision + 1, by: 'Анна Ветрова', at: expect.any(String), fields: ['announcement'] },
  });
  expect((await read()).announcement?.text).toBe(WINTER.text);
});

it('finds words in own entries of menus and in the announcement, not in entries of pages', async () => {
  const entries = [{ to: '/rental', text: 'Зимний прокат' }];
  await save({
    announcement: { text: 'Большая зимняя распродажа', href: '/rental' },
    menus: [{ title: 'Магазин', entries }],
  });
  const find = (phrase: string) => answerTo<object[]>(parts.shop, parts.editor, FIND, { phrase });

  expect(await find('ЗИМН')).toEqual([
    { kind: 'menu', title: 'Магазин', before: '', match: 'Зимн', after: 'ий прокат' },
    { kind: 'announcement', title: '', before: 'Большая ', match: 'зимн', after: 'яя распродажа' },
  ]);
  expect(await find('подробнее')).toMatchObject([{ kind: 'announcement', match: 'Подробнее' }]);
  expect(await refusalOf(parts.shop, parts.editor, FIND, { phrase: 'я' })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { phrase: expect.any(String) },
  });
});
