import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { useOperatorKey } from '@shop/node/operator';
import { manageStaff } from './manage-staff';
import { setUpOperatedShop, type OperatedShop } from './testing/operated-shop';

const EMAIL = 'anna@example.ru';

let shop: OperatedShop;
let answer: { status: number; body: string };
let calls: { url: string | undefined; email: string; isKeyRight: boolean }[];

setUpOperatedShop(
  (request, response) => {
    void text(request).then((body) => {
      const { email, key } = JSON.parse(body);
      calls.push({ url: request.url, email, isKeyRight: useOperatorKey(shop.folder, key) });
      response.writeHead(answer.status).end(answer.body);
    });
  },
  (given) => {
    shop = given;
  },
);

beforeEach(() => {
  answer = { status: 200, body: '{"success":true}' };
  calls = [];
});

const run = (...args: string[]) => manageStaff(args, 'npm run staff --');

it('asks the running API with a key of the data folder, which is gone afterwards', async () => {
  await run('reset-factor', EMAIL);

  expect(calls).toEqual([{ url: '/operator/reset-factor', email: EMAIL, isKeyRight: true }]);
  expect(shop.printed()).toContain(`${EMAIL}: the second factor is reset`);
  expect(readdirSync(shop.folder)).toEqual(['api-address.txt']);
});

it('says what the API refuses, and leaves no key', async () => {
  answer = { status: 404, body: '{"code":"NOT_FOUND","message":"nobody has an account with this e-mail"}' };

  await expect(run('reset-factor', EMAIL)).rejects.toThrow(`${EMAIL}: nobody has an account with this e-mail`);
  expect(readdirSync(shop.folder)).toEqual(['api-address.txt']);
  expect(shop.printed()).toBe('');
});

it('says what else answers on that port', async () => {
  answer = { status: 502, body: '<h1>Bad gateway</h1>' };

  await expect(run('reset-factor', EMAIL)).rejects.toThrow(`${EMAIL}: the API answers 502`);
});

it('says that the API does not run, and leaves no key', async () => {
  const address = readFileSync(path.join(shop.folder, 'api-address.txt'), 'utf8').trim();
  await new Promise((resolve) => shop.server.close(resolve));

  await expect(run('reset-factor', EMAIL)).rejects.toThrow(`the API does not answer on ${address}: start the shop`);
  expect(readdirSync(shop.folder)).toEqual(['api-address.txt']);

  rmSync(path.join(shop.folder, 'api-address.txt'));
  await expect(run('reset-factor', EMAIL)).rejects.toThrow('the API does not run on this DATA_DIR');
});

it.each([[[]], [['reset-factor']], [['reset', EMAIL]], [['reset-factor', EMAIL, 'more']]])(
  'explains itself when it is called with %j',
  async (args) => {
    await expect(run(...args)).rejects.toThrow('usage: npm run staff -- reset-factor anna@example.ru');
    expect(calls).toEqual([]);
  },
);
