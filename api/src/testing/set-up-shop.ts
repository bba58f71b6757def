import { createEmbedded } from './embedded-database';
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

export interface EmbeddedShop {
  source: Awaited<ReturnType<typeof createEmbedded>>;
  shop: TestShop;
}

/** As `setUpShop`, on an embedded database whatever the other tests run on. */
export function setUpEmbeddedShop(give: (parts: EmbeddedShop) => void): void {
  let source: EmbeddedShop['source'];
  let shop: TestShop;

  beforeAll(async () => {
    source = await createEmbedded();
    shop = await openTestShop(source.db);
    give({ source, shop });
  }, 120_000);

  afterAll(async () => {
    await shop.close();
    await source.db.close();
    await source.drop();
  });
}
