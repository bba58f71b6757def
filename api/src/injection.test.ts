import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setUpShop } from './testing/set-up-shop';
import type { TestDatabase } from './testing/test-database';
import { eventually, fastOrder, type TestShop } from './testing/test-shop';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

const ATTACK = `Анна'); drop table orders; -- <script>alert(1)</script> \${7*7} {phone}\r\nBcc: evil@example.ru`;

function send(body: string) {
  const headers = { 'content-type': 'application/json' };
  return shop.app.inject({ method: 'POST', url: '/mail/send', headers, payload: body });
}

it('keeps what looks like SQL, a template or HTML as the text that it is', async () => {
  const { order } = await shop.order(fastOrder({ fio: ATTACK, orderComment: ATTACK, email: 'anna@example.ru' }));
  const { rows } = await database.db.query<{ html: string }>("select html from outbox where html like '%drop table%'");

  expect([order?.fio, order?.orderComment]).toEqual([ATTACK, ATTACK]);
  expect(rows.map(({ html }) => html.includes('&lt;script&gt;'))).toContain(true);
  expect(rows.map(({ html }) => html.includes('<script'))).not.toContain(true);
});

it('adds no header to a mail', async () => {
  const message = { form: 'support', userType: 'fiz', name: ATTACK, phone: '79120004164', message: ATTACK };
  const body = { ...message, email: 'anna@example.ru', consent: true };

  expect((await send(JSON.stringify(body))).statusCode).toBe(200);
  expect((await send(JSON.stringify({ ...body, email: 'anna@example.ru\r\nBcc: evil@example.ru' }))).statusCode).toBe(
    400,
  );

  const outbox = path.join(shop.dataDir, 'outbox');
  const mails = await eventually(async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const sent = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
    return sent.some((mail) => mail.includes('To: anna@example.ru')) && sent;
  });
  for (const mail of mails) expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
});

it.each([{ orderStatus: 'delivered' }, { paymentStatus: 'paid' }, { userId: 1 }, { deliveryPrice: 0 }])(
  'takes no field that is not the buyer’s: %j',
  async (more) => {
    expect((await shop.order(Object.assign(fastOrder(), more))).refusal?.code).toBe('BAD_REQUEST');
  },
);

it('lets no body change the prototype of objects', async () => {
  await send('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');

  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
