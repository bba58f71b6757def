import type { LeadState, StaffLead, StaffLeads } from '../../generated/resolvers-types';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';
import { ageProof, createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

const ROW = `id revision state note createdAt changedAt changedBy form userType name email phone company inn city message
  page pageTitle block source { utmSource utmMedium utmCampaign utmContent utmTerm referrer } hook { state }`;
const LIST = `query ($filter: StaffLeadFilter, $after: String, $first: Int) {
  staffLeads(filter: $filter, after: $after, first: $first) {
    after counts { state count } stoppedHooks rows { ${ROW} } } }`;
const SAVE = `mutation ($id: Int!, $revision: Int!, $state: LeadState, $note: String) {
  staffSaveLead(id: $id, revision: $revision, state: $state, note: $note) { ${ROW} } }`;
const RESEND = 'mutation ($id: Int!) { staffResendLead(id: $id) { id } }';
const MESSAGE = {
  ...{ form: 'support', userType: 'fiz', name: 'Анна Ветрова', email: 'anna@example.ru' },
  ...{ phone: '+7 912 000-41-64', message: 'Метка не видна.', consent: true },
};

let database: TestDatabase;
let shop: TestShop;
let olga: TestUser;
/** The last entry of the record before the test: nothing deletes one. */
let before: number;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.resetUsers();
  olga = await createTestStaff(database.db, ['leads'], { fullname: 'Ольга Дёмина' });
  const { rows } = await database.db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from staff_audit');
  before = rows[0]?.id ?? 0;
});

async function recorded(action: string): Promise<unknown[]> {
  const { rows } = await database.db.query<{ details: string }>(
    'select details from staff_audit where action = $1 and id > $2 order by id',
    [action, before],
  );
  return rows.map(({ details }) => JSON.parse(details) as unknown);
}

async function send(changes: object = {}, headers: Record<string, string> = {}): Promise<void> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/mail/send',
    payload: { ...MESSAGE, ...changes },
    headers,
  });
  expect(answer.json()).toEqual({ success: true });
}

const list = (variables: object = {}) => answerTo<StaffLeads>(shop, olga, LIST, variables);
const save = (variables: object) => answerTo<StaffLead>(shop, olga, SAVE, variables);

async function newest(): Promise<StaffLead> {
  const [row] = (await list({ first: 1 })).rows;
  if (!row) throw new Error('a test sends one before');
  return row;
}

it('makes a lead of each message, with page, block and where its author came from', async () => {
  const source = { utm_source: 'Яндекс', utm_campaign: 'Зима\u0000 2026', referrer: 'Yandex.ru', gclid: 'x' };
  await send({ block: 'request', source }, { referer: 'http://localhost:3000/rental?utm_source=ya' });

  expect(await newest()).toMatchObject({
    ...{ state: 'new', note: '', revision: 1, changedAt: null, changedBy: null, hook: null },
    ...{ name: MESSAGE.name, email: MESSAGE.email, phone: '79120004164', message: MESSAGE.message },
    ...{ page: '/rental', block: 'request' },
    source: { utmSource: 'Яндекс', utmMedium: null, utmCampaign: 'Зима 2026', referrer: 'yandex.ru' },
  });
});

it('names the page by its title, and by its address alone when it is no page of the studio', async () => {
  await send({}, { referer: 'http://localhost:3000/rental' });
  const draft = JSON.stringify({ root: { props: { path: '/rental', title: 'Прокат и такси' } }, content: [] });
  await database.db.query("insert into pages (id, path, state, draft) values ('rental', '/rental', 'draft', $1)", [
    draft,
  ]);

  const { pageTitle, id, revision } = await newest();
  expect(pageTitle).toBe('Прокат и такси');
  expect((await save({ id, revision, note: 'Звонили' })).pageTitle).toBe('Прокат и такси');

  await send({}, { referer: 'http://localhost:3000/invis_duos' });
  expect(await newest()).toMatchObject({ page: '/invis_duos', pageTitle: null });
  await database.db.query("delete from pages where id = 'rental'");
});

it.each([
  ['of other types', { block: 7, source: 'yandex' }],
  ['with markup', { block: '"><script>', source: { referrer: 'a/b?c' } }],
  ['that are lists', { block: ['request'], source: [{ utm_source: 'x' }] }],
])('takes the message without a block and labels %s', async (_what, changes) => {
  await send(changes);

  const { block, source } = await newest();
  expect([block, ...Object.values(source)].every((value) => value === null)).toBe(true);
});

it('keeps labels to 200 letters', async () => {
  await send({ source: { utm_term: 'я'.repeat(3000) } });

  expect((await newest()).source.utmTerm).toHaveLength(200);
});

it('finds leads by phone as typed or read out, by words and by number', async () => {
  await send();
  await send({ name: 'Пётр Лунин', email: 'petr@example.ru', phone: '8 (905) 111-22-33', company: 'ООО «Ёлка»' });
  await send({ name: 'Одна почта', phone: undefined, email: undefined, contact: 'one@example.ru' });
  const names = async (text: string) => (await list({ filter: { text } })).rows.map(({ name }) => name);

  expect(await names('8 905 111 22 33')).toEqual(['Пётр Лунин']);
  expect(await names('+7 905')).toEqual(['Пётр Лунин']);
  expect(await names('22-33')).toEqual(['Пётр Лунин']);
  expect(await names('петр')).toEqual(['Пётр Лунин']);
  expect(await names('елка')).toEqual(['Пётр Лунин']);
  expect(await names('one@example.ru')).toEqual(['Одна почта']);
  expect(await names('№ 1')).toEqual(['Анна Ветрова']);
  expect(await names("!'|&")).toEqual([]);
});

it('lists the newest first, page by page, by state, and counts each state', async () => {
  for (const name of ['Первая', 'Вторая', 'Третья']) await send({ name });
  const { id, revision } = await newest();
  await save({ id, revision, state: 'done' });

  const page = await list({ first: 2 });
  expect(page.rows.map(({ name }) => name)).toEqual(['Третья', 'Вторая']);
  const rest = await list({ first: 2, after: page.after });
  expect(rest.rows.map(({ name }) => name)).toEqual(['Первая']);
  expect(rest.after).toBeNull();
  const countOf = (state: LeadState) => page.counts.find((row) => row.state === state)?.count;
  expect([countOf('new'), countOf('in_work'), countOf('done'), countOf('refused')]).toEqual([2, 0, 1, 0]);
  expect((await list({ filter: { state: 'done' } })).rows.map(({ name }) => name)).toEqual(['Третья']);
});

it('keeps state and note, and who changed them', async () => {
  await send();
  const { id } = await newest();

  const taken = await save({ id, revision: 1, state: 'in_work' });
  const noted = await save({ id, revision: 2, note: ' Перезвонить\r\nв среду ' });

  expect(taken).toMatchObject({ state: 'in_work', note: '', revision: 2, changedBy: 'Ольга Дёмина' });
  expect(noted).toMatchObject({ state: 'in_work', note: 'Перезвонить\nв среду', revision: 3 });
  expect(await recorded('save-lead')).toEqual([
    { lead: id, fields: ['state'], state: 'in_work' },
    { lead: id, fields: ['note'], state: 'in_work' },
  ]);
});

it('counts the days to its deletion from its end, and not while it is worked on again', async () => {
  await send();
  const { id } = await newest();
  const ended = async () => (await database.db.query('select ended_at is not null as ended from mail_messages')).rows;

  await save({ id, revision: 1, state: 'refused' });
  expect(await ended()).toEqual([{ ended: true }]);
  await save({ id, revision: 2, state: 'in_work' });
  expect(await ended()).toEqual([{ ended: false }]);
});

it('tells who was quicker, and changes nothing', async () => {
  await send();
  const { id } = await newest();
  await save({ id, revision: 1, state: 'in_work' });

  expect(await refusalOf(shop, olga, SAVE, { id, revision: 1, note: 'Да' })).toMatchObject({
    code: 'CONFLICT',
    conflict: { revision: 2, by: 'Ольга Дёмина', at: expect.any(String) },
  });
  expect((await newest()).note).toBe('');
});

it.each([
  [LIST, { first: 51 }, 'first'],
  [LIST, { after: 'x' }, 'after'],
  [SAVE, { revision: 1, note: 'я'.repeat(2001) }, 'note'],
  [RESEND, {}, 'id'],
])('refuses what makes no sense: %s %j', async (operation, variables, field) => {
  await send();
  const { id } = await newest();

  expect(await refusalOf(shop, olga, operation, { id, ...variables })).toEqual({
    code: 'BAD_REQUEST',
    fields: { [field]: expect.stringMatching(/[а-я]/) },
  });
});

it('knows no lead that is gone', async () => {
  expect(await refusalOf(shop, olga, SAVE, { id: 99, revision: 1 })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusalOf(shop, olga, RESEND, { id: 99 })).toMatchObject({ code: 'NOT_FOUND' });
});

describe('as a file', () => {
  const exported = (query = '', headers: Record<string, string> = olga.headers) =>
    shop.app.inject({ method: 'GET', url: `/staff/export/leads.csv${query}`, headers });

  it('has all that a lead has, and no cell that a table program would run', async () => {
    await send({ name: "=cmd|'/C calc'!A1", message: 'Раз;\n"два"' }, { referer: 'http://localhost:3000/rental' });

    const answer = await exported();

    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.body).toMatch(/^\uFEFFНомер;Пришла;Состояние;Имя;Телефон;E-mail;/);
    expect(answer.body).toContain(";Новая;'=cmd|'/C calc'!A1;'+7");
    expect(answer.body).toContain(';"Раз;\n""два""";/rental;');
  });

  it('has the leads of the filters of the list, and records who took how many', async () => {
    await send();
    await send({ name: 'Пётр', phone: '8 905 111-22-33' });
    const lines = async (query: string) => (await exported(query)).body.trimEnd().split('\r\n').slice(1);

    expect(await lines('')).toHaveLength(2);
    expect(await lines(`?state=new&text=${encodeURIComponent('пётр')}`)).toEqual([expect.stringContaining(';Пётр;')]);
    expect(await lines('?isHookStopped=true')).toEqual([]);
    expect(await recorded('export-leads')).toEqual([
      { leads: 2, filters: [] },
      { leads: 1, filters: ['state', 'text'] },
      { leads: 0, filters: ['isHookStopped'] },
    ]);
  });

  it.each(['state=lost', 'stat=new', 'text=a&text=b', 'isHookStopped=yes'])('is refused with ?%s', async (query) => {
    const answer = await exported(`?${query}`);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [query.split('=')[0] ?? '']: expect.stringMatching(/[а-я]/) });
  });

  it('needs a proof of the last ten minutes, a right, and the header', async () => {
    const token = olga.headers.authorization.replace('Bearer ', '');
    const manager = await createTestStaff(database.db, ['orders']);
    const publisher = await createTestStaff(database.db, ['pages', 'publish']);
    expect((await exported(`?token=${token}`, { cookie: `token=${token}` })).statusCode).toBe(401);
    expect((await exported('', manager.headers)).json()).toMatchObject({ code: 'FORBIDDEN', right: 'leads' });
    expect((await exported('', publisher.headers)).statusCode).toBe(200);

    await ageProof(database.db, olga, '10 minutes 1 second');
    expect((await exported()).json()).toMatchObject({ code: 'UNAUTHENTICATED', secondFactor: true });
  });
});
