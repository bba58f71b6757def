import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { eventually, type TestShop } from '../../testing/test-shop';
import { createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';

const SECRET = 'the secret of the shop';
const PORT = 18_417;
const MESSAGE = {
  ...{ form: 'support', userType: 'fiz', name: 'Анна Ветрова', email: 'anna@example.ru' },
  ...{ phone: '+7 912 000-41-64', message: 'Метка не видна.', consent: true, block: 'request' },
};
const LIST = `query ($filter: StaffLeadFilter) { staffLeads(filter: $filter) {
  stoppedHooks rows { id hook { state attempts failure sentAt } } } }`;
const RESEND = 'mutation ($id: Int!) { staffResendLead(id: $id) { hook { state } } }';

interface Told {
  headers: IncomingMessage['headers'];
  body: string;
}

interface Listed {
  stoppedHooks: number;
  rows: { id: number; hook: { state: string; attempts: number; failure: string | null; sentAt: string | null } }[];
}

let database: TestDatabase;
let shop: TestShop;
let olga: TestUser;
let receiver: Server;
let told: Told[];
let answer: (response: ServerResponse) => void;

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
  },
  {
    settings: { leads: { hook: { url: `http://127.0.0.1:${PORT}/leads`, secret: SECRET }, keepDays: 365 } },
    hookPace: { pollMs: 20, retrySeconds: () => 0, timeoutMs: 500 },
  },
);

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      told.push({ headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(PORT, '127.0.0.1', resolve));
});

afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(async () => {
  await database.resetUsers();
  olga = await createTestStaff(database.db, ['leads']);
  told = [];
  answer = (response) => response.writeHead(204).end();
});

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end();

async function send(): Promise<void> {
  const headers = { referer: 'http://localhost:3000/rental' };
  const sent = await shop.app.inject({ method: 'POST', url: '/mail/send', payload: MESSAGE, headers });
  expect(sent.statusCode).toBe(200);
}

const list = (filter = {}) => answerTo<Listed>(shop, olga, LIST, { filter });
const hookNow = async () => (await list()).rows[0]?.hook;
const isIn = (state: string) => eventually(async () => (await hookNow())?.state === state);
/** Lets the three days be over. */
const age = () => database.db.query("update lead_hooks set wanted_at = now() - interval '72 hours 1 second'");

it('tells of each lead once, signed', async () => {
  await send();
  await isIn('sent');

  expect(told).toHaveLength(1);
  const [{ headers, body }] = told as [Told];
  const [, seconds, signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['x-shop-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(10);
  expect(JSON.parse(body)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    page: '/rental',
    block: 'request',
    fields: {
      ...{ form: 'support', userType: 'fiz', name: MESSAGE.name, email: MESSAGE.email, phone: '79120004164' },
      ...{ company: null, inn: null, city: null, message: MESSAGE.message },
    },
    source: {},
  });
  expect(await hookNow()).toMatchObject({ attempts: 1, failure: null, sentAt: expect.any(String) });
});

it('repeats what was refused with the same id, until it is taken', async () => {
  const answers = [status(500), status(404), status(200)];
  answer = (response) => answers.shift()?.(response);
  await send();
  await isIn('sent');

  expect(told).toHaveLength(3);
  expect(new Set(told.map(({ body }) => body)).size).toBe(1);
});

it('gives up after three days, says so, and is tried again when somebody asks', async () => {
  answer = status(503);
  await send();
  await eventually(async () => told.length > 0);
  await age();
  await isIn('failed');

  const { stoppedHooks, rows } = await list({ isHookStopped: true });
  expect(stoppedHooks).toBe(1);
  expect(rows[0]?.hook).toMatchObject({ failure: '503' });
  answer = status(200);
  const id = rows[0]?.id;
  await answerTo(shop, olga, RESEND, { id });
  await isIn('sent');
  expect((await list()).stoppedHooks).toBe(0);
  expect(new Set(told.map(({ body }) => body)).size).toBe(1);
  expect(await refusalOf(shop, olga, RESEND, { id })).toMatchObject({ code: 'BAD_REQUEST' });
});

it.each([
  ['a redirect, which it does not follow', status(302, { location: `http://127.0.0.1:${PORT}/elsewhere` }), 'redirect'],
  ['an answer that does not come', () => undefined, 'timeout'],
  ['a connection that breaks', (response: ServerResponse) => response.destroy(), 'unreachable'],
])('takes %s for a failure', async (_what, how, failure) => {
  answer = how;
  await send();
  await eventually(async () => (await hookNow())?.failure === failure);
  await age();
  await isIn('failed');

  expect(told.length).toBeGreaterThan(0);
});

it('lets no shopper wait for a receiver that hangs', async () => {
  answer = () => undefined;
  await send();
  await eventually(async () => told.length > 0);

  const before = performance.now();
  for (let count = 0; count < 5; count += 1) await send();
  expect(performance.now() - before).toBeLessThan(2_000);
  await database.db.query('delete from mail_messages');
});

it('logs nothing personal, neither address nor secret', async () => {
  answer = status(500);
  await send();
  await eventually(async () => told.length > 1);
  await database.db.query('delete from mail_messages');

  const lines = shop
    .logged()
    .split('\n')
    .filter((line) => line.includes('lead'));
  expect(lines.join('\n')).toContain('lead not told');
  expect(lines.join('\n')).not.toMatch(/Анна|anna@|0004164|41-64|Метка|secret|18417/);
});

it('says nothing of leads that are deleted', async () => {
  answer = status(500);
  await send();
  await eventually(async () => told.length > 0);
  await database.db.query('delete from mail_messages');
  const { rows } = await database.db.query('select id from lead_hooks');

  expect(rows).toEqual([]);
});
