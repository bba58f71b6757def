import { openTestDatabase, type TestDatabase } from './test-database';
import { openTestShop, type TestShop } from './test-shop';
import { createTestUser, type TestUser } from './test-users';

interface TwoUsers {
  database: TestDatabase;
  shop: TestShop;
  anna: TestUser;
  oleg: TestUser;
}

/** Gives each test of a file a shop without orders, and two users in it: nobody may see or change what is another's. */
export function setUpTwoUsers(give: (parts: TwoUsers) => void): void {
  let database: TestDatabase;
  let shop: TestShop;

  beforeAll(async () => {
    database = await openTestDatabase();
    shop = await openTestShop(database.db);
  }, 60_000);

  beforeEach(async () => {
    give({ database, shop, anna: await createTestUser(database.db), oleg: await createTestUser(database.db) });
  });

  afterEach(() => database.reset());

  afterAll(async () => {
    await shop.close();
    await database.close();
  });
}
