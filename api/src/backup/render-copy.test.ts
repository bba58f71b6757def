import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSettings } from '../settings';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { renderCopy } from './render-copy';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Renders with a program that does this; `api` asks the copy, `end` says what was rendered. */
function render(work: string, timeoutMs = 20_000, settings: Record<string, string> = {}) {
  const program = path.join(folder, 'prove.cjs');
  writeFileSync(
    program,
    `const api = (query) => fetch(process.env.API_URL + '/api', {
       method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }),
     }).then((answer) => answer.json());
     const end = (said) => console.log(JSON.stringify({ pages: 0, faults: [], ...said }));
     ${work}`,
  );
  const ofShop = parseSettings({ DATA_DIR: '/shop', PUBLIC_URL: 'https://shop.test', ...settings });
  return renderCopy({ db: database.db, dataDir: folder, settings: ofShop, program, timeoutMs });
}

it('renders from the copy, and tells the host nothing of the shop but its address', async () => {
  const known = ['DATA_DIR', 'PUBLIC_URL', 'DATABASE_URL', 'BACKUP_TO', 'RENDERERS'];
  const count = `api('{ siteProducts { id } }').then(({ data }) => end({
    pages: data.siteProducts.length, missing: JSON.stringify(${JSON.stringify(known)}.map((name) => process.env[name])),
  }))`;
  process.env.DATABASE_URL = 'postgres://shop';
  const { pages, missing } = await render(count).finally(() => delete process.env.DATABASE_URL);

  expect(pages).toBeGreaterThan(40);
  expect(JSON.parse(missing ?? '')).toEqual([folder, 'https://shop.test', null, null, '1']);
});

it('sends no mail, tells nobody of a lead, publishes no plan, and invites nobody', async () => {
  const { db } = database;
  await db.query(
    `insert into outbox (message_id, recipient, subject, body, html)
     values (gen_random_uuid(), 'anna@example.ru', 'a', 'b', 'c')`,
  );
  await db.query(
    `insert into pages (id, path, state, draft, publish_at, publish_document)
     values ('plan', '/plan', 'draft', '{}', now() - interval '1 minute', '{}')`,
  );
  await render('setTimeout(() => end({ pages: 1 }), 900)', 20_000, {
    ...{ STAFF_OWNER: 'owner@example.ru', SMTP_URL: 'smtp://127.0.0.1:9' },
    ...{ LEADS_WEBHOOK_URL: 'http://127.0.0.1:9', LEADS_WEBHOOK_SECRET: 'a secret of the shop' },
  });

  const { rows: mails } = await db.query('select recipient, attempts, sent_at from outbox');
  expect(mails).toEqual([{ recipient: 'anna@example.ru', attempts: 0, sent_at: null }]);
  expect((await db.query('select state, publish_at is not null as planned from pages')).rows).toEqual([
    { state: 'draft', planned: true },
  ]);
  expect(existsSync(path.join(folder, 'outbox'))).toBe(false);
});

it('proves nothing where a page is not whole, and says which', async () => {
  await expect(render("end({ pages: 98, faults: ['/a: 500', 'the picture /b.png: 404'] })")).rejects.toThrow(
    'its pages are not whole: /a: 500 (and 1 more)',
  );
});

it.each([
  ['dies', "console.error('no memory'); process.exit(3)", 'its pages do not render: no memory'],
  ['hangs', 'setInterval(() => undefined, 1000)', 'its pages do not render within 1 s'],
  ['renders nothing', 'end({})', 'no page was rendered'],
])('proves nothing where the host %s', async (_how, work, reason) => {
  await expect(render(work, 1000)).rejects.toThrow(reason);
});

it('says what is missing where pages cannot be rendered', async () => {
  expect(await render("end({ missing: 'it has no published versions' })")).toEqual({
    pages: 0,
    missing: 'it has no published versions',
  });
  const nowhere = { db: database.db, dataDir: folder, settings: parseSettings({}), program: path.join(folder, 'none') };
  expect(await renderCopy(nowhere)).toEqual({ pages: 0, missing: 'the host is not built here' });
});
