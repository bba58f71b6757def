import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { useOperatorKey } from '@shop/shared/operator';
import { manageStaff } from './manage-staff';

const EMAIL = 'anna@example.ru';

let folder: string;
let api: Server;
let answer: { status: number; body: string };
let calls: { url: string | undefined; email: string; isKeyRight: boolean }[];
let printed: string;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-staff-'));
  answer = { status: 200, body: '{"success":true}' };
  calls = [];
  api = createServer((request, response) => {
    void text(request).then((body) => {
      const { email, key } = JSON.parse(body);
      calls.push({ url: request.url, email, isKeyRight: useOperatorKey(folder, key) });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo; // it listens on a port
  writeFileSync(path.join(folder, 'api-address.txt'), `http://127.0.0.1:${port}\n`);
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
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => manageStaff(args, 'npm run staff --');

it('asks the running API with a key of the data folder, which is gone afterwards', async () => {
  await run('reset-factor', EMAIL);

  expect(calls).toEqual([{ url: '/operator/reset-factor', email: EMAIL, isKeyRight: true }]);
  expect(printed).toContain(`${EMAIL}: the second factor is reset`);
  expect(readdirSync(folder)).toEqual(['api-address.txt']);
});

it('says what the API refuses, and leaves no key', async () => {
  answer = { status: 404, body: '{"code":"NOT_FOUND","message":"nobody has an account with this e-mail"}' };

  await expect(run('reset-factor', EMAIL)).rejects.toThrow(`${EMAIL}: nobody has an account with this e-mail`);
  expect(readdirSync(folder)).toEqual(['api-address.txt']);
  expect(printed).toBe('');
});

it('says what else answers on that port', async () => {
  answer = { status: 502, body: '<h1>Bad gateway</h1>' };

  await expect(run('reset-factor', EMAIL)).rejects.toThrow(`${EMAIL}: the API answers 502`);
});

it('says that the API does not run, and leaves no key', async () => {
  const address = readFileSync(path.join(folder, 'api-address.txt'), 'utf8').trim();
  await new Promise((resolve) => api.close(resolve));

  await expect(run('reset-factor', EMAIL)).rejects.toThrow(`the API does not answer on ${address}: start the shop`);
  expect(readdirSync(folder)).toEqual(['api-address.txt']);

  rmSync(path.join(folder, 'api-address.txt'));
  await expect(run('reset-factor', EMAIL)).rejects.toThrow('the API does not run on this DATA_DIR');
});

it.each([[[]], [['reset-factor']], [['reset', EMAIL]], [['reset-factor', EMAIL, 'more']]])(
  'explains itself when it is called with %j',
  async (args) => {
    await expect(run(...args)).rejects.toThrow('usage: npm run staff -- reset-factor anna@example.ru');
    expect(calls).toEqual([]);
  },
);
