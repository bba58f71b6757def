import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { useOperatorKey, type Finding } from '@shop/shared/operator';
import { examine } from './doctor';

let folder: string;
let server: Server;
let address: string;
let answer: { status: number; body: object };
let isReady: boolean;
let printed: string;
let env: NodeJS.ProcessEnv;

const OWNER: Finding = { check: 'owner', level: 'good', text: 'somebody has all rights', wayOut: null };
const NO_OWNER: Finding = { check: 'owner', level: 'fault', text: 'nobody has all rights', wayOut: 'set STAFF_OWNER' };

/** One server is the API and the site. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-doctor-'));
  isReady = true;
  server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(isReady ? 200 : 503).end();
    return void text(request).then((body) => {
      const isKeyRight = useOperatorKey(folder, JSON.parse(body).key);
      response.writeHead(isKeyRight ? answer.status : 403).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  address = `http://127.0.0.1:${port}`;
  answer = { status: 200, body: { publicUrl: address, findings: [OWNER] } };
  writeFileSync(path.join(folder, 'api-address.txt'), `${address}\n`);
  env = process.env;
  process.env = { ...env, DATA_DIR: folder, API_URL: '' };
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    printed += String(line);
    return true;
  });
});

afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => examine(args, 'npm run doctor --');

async function find(check: string): Promise<Finding | undefined> {
  printed = '';
  await run('--json');
  const { findings } = JSON.parse(printed) as { findings: Finding[] }; // what the command prints
  return findings.find((finding) => finding.check === check);
}

it('says on one screen what it has found, with the way out, and leaves no key', async () => {
  answer.body = { publicUrl: address, findings: [OWNER, NO_OWNER] };

  expect(await run()).toBe(false);

  expect(printed).toMatch(/^ok +owner +somebody has all rights$/m);
  expect(printed).toMatch(/^FAULT +owner +nobody has all rights\n +→ set STAFF_OWNER$/m);
  expect(printed).toMatch(/^ok +site +http.* is ready$/m);
  expect(printed).toMatch(/^faults: 2, warnings: \d\n$/m);
  expect(readdirSync(folder)).toEqual(['api-address.txt']);
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
  rmSync(path.join(folder, 'api-address.txt'));

  expect(await find('api')).toMatchObject({ level: 'fault', text: expect.stringContaining('does not run') });
  expect(await find('room')).toMatchObject({ text: expect.stringMatching(/^\d+ MiB are free in /) });
});

it('names secrets that others can read', async () => {
  expect(await find('secrets')).toMatchObject({ level: 'good' });

  mkdirSync(path.join(folder, 'keys'));
  const key = path.join(folder, 'keys/registry-private.pem');
  writeFileSync(key, 'key', { mode: 0o644 });
  chmodSync(folder, 0o755);
  expect(await find('secrets')).toMatchObject({ level: 'fault', text: expect.stringContaining(key) });
});

it('says that there is no folder', async () => {
  process.env.DATA_DIR = path.join(folder, 'none');
  expect(await find('folder')).toMatchObject({ level: 'fault', wayOut: expect.stringContaining('set DATA_DIR') });
});

it('explains itself when it is called wrongly', async () => {
  await expect(run('--yes')).rejects.toThrow('usage: npm run doctor -- [--json]');
});
