import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, type TestShop } from '../../testing/test-shop';

const PREVIEW = 'mfe-catalog@1.0.0-eab9739b mfe-cart-checkout@1.0.0-0f8c2a11';

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

async function placed(preview?: string) {
  const { order } = await shop.order(
    fastOrder({ email: 'anna@example.ru' }),
    preview === undefined ? {} : { 'x-shop-preview': preview },
  );
  const { rows } = await database.db.query<{ preview: string | null }>('select preview from orders where id = $1', [
    order?.id,
  ]);
  const mails = await database.db.query<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, body as text from outbox order by id',
  );
  const mailTo = (recipient: string) => mails.rows.find((mail) => mail.recipient === recipient);
  return { row: rows[0], toShop: mailTo('orders@example.ru'), toBuyer: mailTo('anna@example.ru') };
}

it('keeps the versions of the preview that an order was placed in', async () => {
  expect((await placed(PREVIEW)).row).toEqual({ preview: PREVIEW });
});

it('says in the subject and the text of the shop’s mail that it is a test', async () => {
  const { toShop, toBuyer } = await placed(PREVIEW);

  expect(toShop?.subject).toContain('Проверка, не покупка');
  expect(toShop?.text).toContain(`предпросмотре новой версии сайта (${PREVIEW})`);
  expect(toBuyer?.subject).not.toContain('Проверка');
});

it('says in the log which calls come from a preview', async () => {
  await placed(PREVIEW);

  expect(shop.logged()).toContain(`"preview":"${PREVIEW}"`);
});

it.each([undefined, '', '<b>x</b>', 'x'.repeat(1001)])(
  'takes an order as real when the header is %j',
  async (header) => {
    const { row, toShop } = await placed(header);

    expect(row).toEqual({ preview: null });
    expect(toShop?.subject).not.toContain('Проверка');
  },
);
