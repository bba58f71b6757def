import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { startCollector, type CollectedSpan, type Collector } from '@shop/node/testing/collector';
import { startTracing } from '@shop/node/tracing';
import { openTestDatabase, type TestDatabase } from './testing/test-database';
import { courierOrder, eventually, openTestShop, type TestShop } from './testing/test-shop';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
/** Of the call that the host forwards. */
const HOST_SPAN = '00f067aa0ba902b7';

const PLACE = 'mutation PlaceOrder($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }';
const INPUT = courierOrder({
  ...{ fio: 'Анна Ветрова', phone: '+7 912 000-41-64', email: 'anna@example.ru' },
  ...{ deliveryEntrance: '7-й подъезд', deliveryComment: 'Домофон 1488', orderComment: 'Без звонка' },
});

let collector: Collector;
let database: TestDatabase;
let shop: TestShop;
let logged: string;
let guestKey: string;

beforeAll(async () => {
  collector = await startCollector();
  const { endpoint } = collector;
  const stop = await startTracing({ endpoint, service: 'shop-api', followsCalls: true, onFailure: jest.fn() });
  database = await openTestDatabase();
  shop = await openTestShop(database.db);
  await shop.request('{ siteDeliveryCities { id } }');
  await shop.request('{ siteShopAddresses { id } }', {}, { traceparent: `00-${TRACE}-${HOST_SPAN}-00` });
  const traced = { traceparent: `00-${TRACE}-${HOST_SPAN}-01` };
  const { data } = await shop.request(PLACE, { input: INPUT }, traced);
  ({ guestKey } = data?.siteCreateOrder as { guestKey: string }); // asked for above
  const mails = () => readdir(path.join(shop.dataDir, 'outbox')).catch(() => []);
  await eventually(async () => (await mails()).filter((name) => name.endsWith('.eml')).length === 2);
  logged = shop.logged();
  await shop.close();
  await stop();
}, 60_000);

afterAll(async () => {
  await database.close();
  await collector.close();
});

const named = (name: string): CollectedSpan[] => collector.spans.filter((span) => span.name === name);

function only(name: string): CollectedSpan {
  const [span, ...others] = named(name);
  if (!span || others.length > 0) throw new Error(`there are ${named(name).length} spans ${name}`);
  return span;
}

const statements = () => collector.spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');

it('is one, from the call of the host to what is written and mailed, and nothing else is traced', () => {
  const ids = new Set([HOST_SPAN, ...collector.spans.map(({ spanId }) => spanId)]);

  expect(collector.spans.filter(({ traceId }) => traceId !== TRACE)).toEqual([]);
  expect(collector.spans.filter(({ parentId }) => parentId === null || !ids.has(parentId))).toEqual([]);
  expect(new Set(collector.spans.map(({ name }) => name))).toEqual(
    new Set([
      ...['POST /api', 'mutation PlaceOrder', 'send outbox', 'process outbox'],
      ...['BEGIN', 'SELECT', 'INSERT', 'UPDATE', 'COMMIT'],
    ]),
  );
});

it('has each part below what has caused it, by the names of the conventions', () => {
  const server = only('POST /api');
  const operation = only('mutation PlaceOrder');
  const sent = named('send outbox').map(({ spanId }) => spanId);

  expect([server.parentId, operation.parentId]).toEqual([HOST_SPAN, server.spanId]);
  expect(server.attributes).toEqual({
    ...{ 'http.request.method': 'POST', 'http.route': '/api', 'http.response.status_code': 200 },
  });
  expect(operation.attributes).toEqual({
    ...{ 'graphql.operation.type': 'mutation', 'graphql.operation.name': 'PlaceOrder' },
  });
  expect(named('send outbox').map(({ parentId }) => parentId)).toEqual([operation.spanId, operation.spanId]);
  expect(named('process outbox').map(({ parentId }) => parentId)).toEqual(expect.arrayContaining(sent));
  for (const { parentId, links, attributes } of named('process outbox')) {
    expect(links).toEqual([parentId]);
    expect(attributes['messaging.operation.type']).toBe('process');
  }
});

it('shows the statements as they are written, below what runs them', () => {
  const parents = new Set([only('mutation PlaceOrder'), ...named('send outbox')].map(({ spanId }) => spanId));
  const orders = statements().filter(({ attributes }) =>
    /^insert into orders /.test(String(attributes['db.query.text'])),
  );

  expect(orders).toHaveLength(1);
  expect(orders[0]?.attributes).toMatchObject({ 'db.operation.name': 'INSERT' });
  expect(String(orders[0]?.attributes['db.query.text'])).toContain('$1');
  expect(statements().length).toBeGreaterThan(10);
  expect(statements().filter(({ parentId }) => parentId === null || !parents.has(parentId))).toEqual([]);
});

it('says nothing of the buyer', () => {
  const said = collector.text();
  const words = [...Object.values(INPUT), guestKey].flatMap((value) =>
    typeof value === 'string' && value.length > 4 ? [value] : [],
  );
  const parts = ['Анна', 'Ветров', '+7 912', '9120004164', '000-41-64', 'example.ru', 'Янгеля', 'подъезд', 'Домофон'];

  expect(words.length).toBeGreaterThan(7);
  expect(said).toContain('insert into orders');
  expect([...words, ...parts].filter((word) => said.includes(word))).toEqual([]);
});

it('is named by the log lines of its request, and by no others', () => {
  const answered = logged.split('\n').filter((line) => line.includes('"answered"'));
  const traceIds = answered.map((line) => (JSON.parse(line) as { traceId?: string }).traceId);

  expect(traceIds).toEqual([undefined, undefined, TRACE]);
});
