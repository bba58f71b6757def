import type { SiteOrder } from '../../generated/resolvers-types';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, openTestShop, type TestShop } from '../../testing/test-shop';
import { createTestUser } from '../../testing/test-users';

const CREATE = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }';
const FIND = `query ($id: Int!, $key: String!) {
  guestOrder(id: $id, key: $key) { id orderStatus guestKey products { productId childProducts { productId } } }
}`;

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

async function place(input = fastOrder(), headers = {}): Promise<Pick<SiteOrder, 'id' | 'guestKey'>> {
  const { data } = await shop.request(CREATE, { input }, headers);
  return data?.siteCreateOrder as Pick<SiteOrder, 'id' | 'guestKey'>; // as CREATE asks
}

async function codeOf(id: number, key: string): Promise<unknown> {
  return (await shop.request(FIND, { id, key })).errors[0]?.extensions.code;
}

describe('the order of a guest', () => {
  it('is opened by the key of its link, of which only the hash is stored', async () => {
    const { id, guestKey } = await place();

    const { data } = await shop.request(FIND, { id, key: guestKey });

    expect(guestKey).toMatch(/^[\w-]{43}$/);
    expect(data?.guestOrder).toEqual({
      id,
      orderStatus: 'new',
      guestKey: null,
      products: [{ productId: 102, childProducts: [] }],
    });
    const { rows } = await database.db.query<{ row: string }>('select orders::text as row from orders');
    expect(rows[0]?.row).not.toContain(guestKey);
    expect(shop.logged()).not.toContain(guestKey);
  });

  it('is opened by nothing else', async () => {
    const first = await place();
    const second = await place();

    expect(await codeOf(first.id, second.guestKey ?? '')).toBe('NOT_FOUND');
    expect(await codeOf(first.id, '')).toBe('NOT_FOUND');
    expect(await codeOf(999_999, first.guestKey ?? '')).toBe('NOT_FOUND');
  });

  it('has one link: the same order sent again returns no other key', async () => {
    const input = fastOrder();
    await place(input);

    expect(await place(input)).toMatchObject({ guestKey: null });
  });

  it('is what users do not have: theirs are opened by the account', async () => {
    const user = await createTestUser(database.db);

    expect(await place(fastOrder(), user.headers)).toMatchObject({ guestKey: null });
  });

  it('is guessed 30 times in 15 minutes at most', async () => {
    const limited = await openTestShop(database.db, { settings: { areRateLimitsOn: true } });
    const guess = () => limited.request(FIND, { id: 1, key: 'x' });
    for (let count = 0; count < 30; count += 1) expect((await guess()).errors[0]?.extensions.code).toBe('NOT_FOUND');

    const { errors } = await guess();
    await limited.close();

    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is linked from the mail, with the key where no server sees it', async () => {
    const { id, guestKey } = await place(fastOrder({ email: 'anna@example.ru' }));

    const { rows } = await database.db.query<{ html: string; body: string }>(
      "select html, body from outbox where recipient = 'anna@example.ru'",
    );

    expect(rows[0]?.body).toContain(`/checkout/finish#order=${id}&key=${guestKey}`);
    expect(rows[0]?.html).toContain(`/checkout/finish#order=${id}&amp;key=${guestKey}`);
  });
});
