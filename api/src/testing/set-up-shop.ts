import { openTestDatabase, type TestDatabase } from './test-database';
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop';

export interface ShopParts {
  database: TestDatabase;
  shop: TestShop;
}

/** Opens a shop on its own database before the tests of a file, and closes both afterwards. */
export function setUpShop(give: (parts: ShopParts) => void, options: TestShopOptions = {}): void {
  let database: TestDatabase;
  let shop: TestShop;

  beforeAll(async () => {
    database = await openTestDatabase();
    shop = await openTestShop(database.db, options);
    give({ database, shop });
  }, 60_000);

  afterAll(async () => {
    await shop.close();
    await database.close();
  });
}
