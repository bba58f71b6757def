import { setUpShop, type ShopParts } from './set-up-shop';
import { createTestUser, type TestUser } from './test-users';

interface TwoUsers extends ShopParts {
  anna: TestUser;
  oleg: TestUser;
}

/**
 * Gives each test a shop without orders and two users,
 * who must not see or change each other's data.
 */
export function setUpTwoUsers(give: (parts: TwoUsers) => void): void {
  let parts: ShopParts;

  setUpShop((opened) => {
    parts = opened;
  });

  beforeEach(async () => {
    const { db } = parts.database;
    give({ ...parts, anna: await createTestUser(db), oleg: await createTestUser(db) });
  });

  afterEach(() => parts.database.reset());
}
