import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { useOperatorKey, type Finding } from '@shop/node/operator';
import { setUpOperatedShop, type OperatedShop } from '../testing/operated-shop';
import { examine } from './doctor';

let shop: OperatedShop;
let answer: { status: number; body: object };
let isReady: boolean;

const OWNER: Finding = { check: 'owner', level: 'good', text: 'somebody has all rights', wayOut: null };
const NO_OWNER: Finding = { check: 'owner', level: 'fault', text: 'nobody has all rights', wayOut: 'set STAFF_OWNER' };

/** One server is the API and the site. */
setUpOperatedShop(
  (request, response) => {
    if (request.url === '/readyz') return void response.writeHead(isReady ? 200 : 503).end();
    return void text(request).then((body) => {
      const isKeyRight = useOperatorKey(shop.folder, JSON.parse(body).key);
      response.writeHead(isKeyRight ? answer.status : 403).end(JSON.stringify(answer.body));
    });
  },
  (given) => {
    shop = given;
  },
);

beforeEach(() => {
  isReady = true;
  answer = { status: 200, body: { publicUrl: shop.address, findings: [OWNER] } };
});

const run = (...args: string[]) => examine(args, 'npm run doctor --');

async function find(check: string): Promise<Finding | undefined> {
  const before = shop.printed().length;
  await run('--json');
  const { findings } = JSON.parse(shop.printed().slice(before)) as { findings: Finding[] }; // what the command prints
  return findings.find((finding) => finding.check === check);
}

it('says on one screen what it has found, with the way out, and leaves no key', async () => {
  answer.body = { publicUrl: shop.address, findings: [OWNER, NO_OWNER] };

  expect(await run()).toBe(false);

  expect(shop.printed()).toMatch(/^ok +owner +somebody has all rights$/m);
  expect(shop.printed()).toMatch(/^FAULT +owner +nobody has all rights\n +→ set STAFF_OWNER$/m);
  expect(shop.printed()).toMatch(/^ok +site +http.* is ready$/m);
  expect(shop.printed()).toMatch(/^faults: 2, warnings: \d\n$/m);
  expect(readdirSync(shop.folder)).toEqual(['api-address.txt']);
});

it('says that nothing is published', async () => {
  expect(await find('versions')).toMatchObject({ level: 'fault', text: 'nothing is published' });
});

it('says that the site is not ready, or does not answer', async () => {
  isReady = false;
  expect(await find('site')).toMatchObject({ level: 'fault', text: expect.stringContaining('answers 503') });

  answer.body = { publicUrl: 'http://127.0.0.1:9', findings: [] };
  expect(await find('site')).toMatchObject({ level: 'fault', text: expect.stringContaining('does not answer') });
});

it.each([
  [() => ({ status: 500, body: { message: 'the database is away' } }), 'the database is away'],
  [() => ({ status: 404, body: {} }), 'the API answers 404'],
  [() => ({ status: 200, body: { findings: 'none' } }), 'of another version'],
])('says what is wrong with the API: %#', async (given, expected) => {
  answer = given();
  expect(await find('api')).toMatchObject({ level: 'fault', text: expect.stringContaining(expected) });
});

it('says that the shop does not run, and still looks at the machine', async () => {
  rmSync(path.join(shop.folder, 'api-address.txt'));

  expect(await find('api')).toMatchObject({ level: 'fault', text: expect.stringContaining('does not run') });
  expect(await find('room')).toMatchObject({ text: expect.stringMatching(/^\d+ MiB are free in /) });
});

it('names secrets that others can read', async () => {
  expect(await find('secrets')).toMatchObject({ level: 'good' });

  mkdirSync(path.join(shop.folder, 'keys'));
  const key = path.join(shop.folder, 'keys/registry-private.pem');
  writeFileSync(key, 'key', { mode: 0o644 });
  chmodSync(shop.folder, 0o755);
  expect(await find('secrets')).toMatchObject({ level: 'fault', text: expect.stringContaining(key) });
});

it('says that there is no folder', async () => {
  process.env.DATA_DIR = path.join(shop.folder, 'none');
  expect(await find('folder')).toMatchObject({ level: 'fault', wayOut: expect.stringContaining('set DATA_DIR') });
});

it('explains itself when it is called wrongly', async () => {
  await expect(run('--yes')).rejects.toThrow('usage: npm run doctor -- [--json]');
});
