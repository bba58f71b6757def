import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setUpShop } from '../testing/set-up-shop';
import type { TestDatabase } from '../testing/test-database';
import { fastOrder, openTestShop, type TestShop } from '../testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

function post(payload: string, headers: Record<string, string> = {}, url = '/api') {
  return shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
}

function query(text: string): string {
  return JSON.stringify({ query: text });
}

function nested(depth: number): string {
  return depth === 0 ? 'id' : `childProducts { ${nested(depth - 1)} }`;
}

const ALIASES = Array.from({ length: 1000 }, (_, index) => `a${index}: siteProducts { id }`).join(' ');

it.each([
  ['broken JSON', '{"query":', 400],
  ['no body', '', 400],
  ['no query', '{}', 400],
  ['an array of operations', `[${query('{ siteProducts { id } }')}]`, 400],
  ['broken GraphQL', query('{ siteProducts { id '), 400],
  ['an unknown field', query('{ siteSecrets { id } }'), 400],
  ['a subscription', query('subscription { x }'), 400],
  ['a query of 1000 aliases', query(`{ ${ALIASES} }`), 400],
  ['a query of 6 aliases', query(`{ ${ALIASES.split(' a6:')[0]} }`), 400],
  ['a query 12 levels deep', query(`{ siteProducts { ${nested(12)} } }`), 400],
  ['introspection', query('{ __schema { types { name } } }'), 400],
  ['a body over 450 kB', query(' '.repeat(451_000)), 413],
])('answers %s with BAD_REQUEST', async (_name, payload, status) => {
  const response = await post(payload);

  expect(response.statusCode).toBe(status);
  const codes = response.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code);
  expect(new Set(codes)).toEqual(new Set(['BAD_REQUEST']));
});

it('answers variables of the wrong type with BAD_REQUEST', async () => {
  const operation = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';

  const { status, errors } = await shop.request(operation, { input: { ...fastOrder(), products: 'all of them' } });

  expect(status).toBe(400);
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});

it('refuses a text the database cannot store', async () => {
  const { refusal } = await shop.order(fastOrder({ fio: 'Анна\u0000' }));

  const contacts = { name: 'Анна', email: 'anna@example.ru', phone: '+7 912 000-41-64' };
  const message = { form: 'support', userType: 'fiz', ...contacts, message: '\u0000', consent: true };
  const response = await post(JSON.stringify(message), {}, '/mail/send');

  expect(refusal).toEqual({ code: 'BAD_REQUEST' });
  expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST']);
});

it('accepts JSON only', async () => {
  expect((await post(query('{ siteProducts { id } }'), { 'content-type': 'text/plain' })).statusCode).toBe(415);
});

it('keeps answers out of caches, and from other origins', async () => {
  const { headers } = await post(query('{ siteProducts { id } }'), { origin: 'https://evil.test' });
  const preflight = await shop.app.inject({
    method: 'OPTIONS',
    url: '/api',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  });

  expect(headers['cache-control']).toBe('no-store');
  expect(preflight.statusCode).toBe(405);
  for (const answer of [headers, preflight.headers]) expect(answer).not.toHaveProperty('access-control-allow-origin');
});

it('accepts POST only', async () => {
  const response = await shop.app.inject({ method: 'GET', url: '/api?query={siteProducts{id}}' });

  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('POST');
});

it('answers an unknown address with 404', async () => {
  const response = await shop.app.inject('/admin');

  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Этого больше нет' });
});

it('masks an unexpected failure, and logs it', async () => {
  const failure = jest.spyOn(database.db, 'query').mockRejectedValue(new Error('relation "secret_table" is gone'));

  const { errors } = await shop.request('{ siteShopAddresses { id } }');
  failure.mockRestore();

  expect(errors).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^На\sсайте ошибка/),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    }),
  ]);
  expect(shop.logged()).toContain('secret_table');
});

it('logs no personal data', async () => {
  await shop.order(fastOrder({ fio: 'Анна Ветрова', phone: '+7 912 000-41-64', email: 'anna@example.ru' }), {
    authorization: 'Bearer very-secret',
    'x-forwarded-for': '203.0.113.77',
  });
  await shop.order(fastOrder({ email: 'anna@' }));

  for (const secret of ['Ветрова', '000-41-64', 'anna@', 'very-secret', '203.0.113.77']) {
    expect(shop.logged()).not.toContain(secret);
  }
  expect(shop.logged()).toContain('"route":"/api"');
});

it('limits a flood of requests from one address', async () => {
  const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
  const requestFrom = (address: string) =>
    limited.request('{ siteDeliveryTypes { id } }', {}, { 'x-forwarded-for': address });
  for (let count = 0; count < 600; count += 1) await requestFrom('203.0.113.1');

  const refused = await requestFrom('203.0.113.1');
  const fromOther = await requestFrom('203.0.113.2');
  await limited.close();

  expect(refused.status).toBe(429);
  expect(refused.errors[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
  expect(fromOther.status).toBe(200);
});

describe('service endpoints', () => {
  it('report that the process is alive, even while the database is down', async () => {
    const failure = jest.spyOn(database.db, 'query').mockRejectedValue(new Error('gone'));

    const [health, ready] = await Promise.all([shop.app.inject('/healthz'), shop.app.inject('/readyz')]);
    failure.mockRestore();

    expect([health.statusCode, ready.statusCode]).toEqual([200, 503]);
  });

  it('report that the database answers', async () => {
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('count requests', async () => {
    const { body } = await shop.app.inject('/metrics');

    expect(body).toContain('http_request_duration_seconds_count{route="/api",status="200"}');
  });

  it('measure the outbox and the disk', async () => {
    await database.db.query(
      `insert into outbox (message_id, recipient, subject, html, body, created_at, next_attempt_at)
       values ('old', 'anna@example.ru', '', '', '', now() - interval '1 hour', now() + interval '10 minutes')`,
    );

    const { body } = await shop.app.inject('/metrics');
    await database.db.query('delete from outbox');

    expect(body).toMatch(/^database_up 1$/m);
    expect(body).toMatch(/^mails_waiting 1$/m);
    expect(body).toMatch(/^mails_oldest_waiting_seconds 36\d\d(\.\d+)?$/m);
    expect(body).toMatch(/^data_dir_free_bytes [1-9]\d+$/m);
    expect(body).toMatch(/^data_dir_size_bytes [1-9]\d+$/m);
  });

  it('show metrics while the database fails', async () => {
    const failure = jest.spyOn(database.db, 'query').mockRejectedValue(new Error('gone'));

    const { statusCode, body } = await shop.app.inject('/metrics');
    failure.mockRestore();

    expect(statusCode).toBe(200);
    expect(body).toMatch(/^database_up 0$/m);
    expect(body).toMatch(/^mails_waiting Nan$/m);
    expect(body).toContain('graphql_errors_total');
  });

  it('count errors of GraphQL by code, also those sent with status 200', async () => {
    const errors = async () => {
      const { body } = await shop.app.inject('/metrics');
      return [...body.matchAll(/^graphql_errors_total\{code="(\w+)"\} (\d+)$/gm)].map(([, code, count]) => [
        code,
        count,
      ]);
    };
    const before = Object.fromEntries(await errors());

    const { status } = await shop.request('{ currentUser { id } }');

    expect(status).toBe(200);
    const after = { ...before, UNAUTHENTICATED: String(Number(before.UNAUTHENTICATED) + 1) };
    expect(Object.fromEntries(await errors())).toEqual(after);
  });

  it('have every metric and label that alerts, dashboard and docs name; those of the host are its own', async () => {
    const read = (file: string) => readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
    const { panels } = JSON.parse(read('ops/grafana/dashboard.json')) as {
      panels: { targets?: { expr: string }[] }[]; // Grafana's format
    };
    const queries = [
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      read('ops/prometheus/alerts.yml').replaceAll('runbook_url', ''),
    ].join('\n');
    const rows = read('docs/operations.md').match(/^\| `[a-z]+_.+$/gm) ?? [];
    await post(query('{ __typename }'));

    const { body } = await shop.app.inject('/metrics');

    // A parenthesis follows a function of PromQL.
    const named = [queries, ...rows].join('\n').match(/\b[a-z]+(_[a-z0-9]+)+\b(?! ?\()/g) ?? [];
    const names = new Set(named.map((name) => name.replace(/_(count|bucket)$/, '')));
    const own = [...names].filter((name) => !name.startsWith('shop_host_'));
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((name) => !body.includes(`# TYPE ${name} `))).toEqual([]);
    const selectors = [...queries.matchAll(/\b(?!shop_host_)([a-z_]+)\{(?!job)(\w+="[^"]*")/g)];
    const unknown = selectors.filter(([, name = '', label = '']) => {
      const samples = body.split('\n').filter((line) => line.startsWith(`${name}{`));
      return !samples.some((line) => line.includes(label));
    });
    expect(selectors.length).toBeGreaterThan(2);
    expect(unknown.map(([selector]) => selector)).toEqual([]);
  });
});

it('logs one line per request, with the id that the host sent, also when it fails', async () => {
  const failure = jest.spyOn(database.db, 'query').mockRejectedValue(new Error('gone'));

  await shop.request('{ siteProducts { code } }', {}, { 'x-request-id': 'from-the-host' });
  failure.mockRestore();

  const lines = shop
    .logged()
    .split('\n')
    .filter((line) => line.includes('from-the-host'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reqId: 'from-the-host',
      time: expect.any(Number), // milliseconds since 1970, so in UTC
      level: 50,
      route: '/api',
      err: expect.objectContaining({ message: 'gone' }),
    }),
  ]);
});
