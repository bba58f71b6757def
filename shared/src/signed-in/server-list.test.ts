import { deferred } from '../testing/fake-client';
import { fakeAccount, Refusal, settled } from '../testing/fake-account';
import { forgetToken, openSignedIn } from '../testing/signed-in-shop';

const NOTHING_SENT = ['CurrentUser', 'UserAddresses', 'Cart', 'Comparisons'];

async function openWithCart() {
  const account = fakeAccount();
  account.lists.cart.push(
    { id: 1, productId: 5, parentId: null, productCount: 2 },
    { id: 2, productId: 51, parentId: 1, productCount: 1 },
    { id: 3, productId: 6, parentId: null, productCount: 1 },
  );
  const browser = await openSignedIn({ account });
  account.calls.length = 0;
  return browser;
}

/** Holds the calls of one kind until the test lets them go. */
function hold(account: ReturnType<typeof fakeAccount>, name: string) {
  const gate = deferred<undefined>();
  account.intercept = (operation) => (operation === name ? gate.promise : undefined);
  return () => gate.resolve(undefined);
}

afterEach(forgetToken);

describe('the cart of a user', () => {
  it('is the one on the server', async () => {
    const { cart, shop } = await openWithCart();

    expect(cart()).toEqual([
      [5, 2],
      [6, 1],
      [51, 1],
    ]);
    expect(shop.cart.getState()).toMatchObject({ isLoading: false, hasFailed: false });
  });

  it('shows an addition at once, and sends the product before its accessories', async () => {
    const { account, cart, shop } = await openSignedIn();

    shop.cart.getState().add({ productId: 5, productCount: 2, childProductIds: [51, 52] });
    expect(cart()).toEqual([
      [5, 2],
      [51, 2],
      [52, 2],
    ]);
    await settled();

    expect(account.operations().slice(NOTHING_SENT.length)).toEqual(['CreateCart', 'CreateCart', 'CreateCart']);
    const [main] = account.lists.cart;
    expect(account.lists.cart).toMatchObject([
      { productId: 5, parentId: null, productCount: 2 },
      { productId: 51, parentId: main?.id },
      { productId: 52, parentId: main?.id },
    ]);
  });

  it('adds to the row that stands', async () => {
    const { account, shop } = await openWithCart();

    shop.cart.getState().add({ productId: 5 });
    await settled();

    expect(account.calls).toEqual([
      { operation: 'UpdateCarts', variables: { input: { productCount: 3 }, filter: { id: { equal: 1 } } } },
    ]);
  });

  it('makes one call of presses that come while another is under way', async () => {
    const { account, cart, shop } = await openWithCart();
    const letGo = hold(account, 'UpdateCarts');

    for (const count of [3, 4, 5, 6]) shop.cart.getState().setCount(1, count);
    expect(cart()[0]).toEqual([5, 6]);
    await settled();
    letGo();
    await settled();

    expect(account.calls.map(({ variables }) => variables.input)).toEqual([{ productCount: 3 }, { productCount: 6 }]);
    expect(account.lists.cart[0]).toMatchObject({ productCount: 6 });
  });

  it('keeps the ids of the page while rows are made, so that a press during the call is not lost', async () => {
    const { account, shop } = await openSignedIn();
    const letGo = hold(account, 'CreateCart');

    shop.cart.getState().add({ productId: 5 });
    const [row] = shop.cart.getState().items;
    await settled();
    shop.cart.getState().setCount(row?.id ?? 0, 4);
    letGo();
    await settled();
    shop.cart.getState().load();
    await settled();

    expect(account.lists.cart).toMatchObject([{ productId: 5, productCount: 4 }]);
    expect(shop.cart.getState().items).toEqual([{ ...row, productCount: 4 }]);
  });

  it('takes away a row that was made and removed meanwhile', async () => {
    const { account, shop } = await openSignedIn();
    const letGo = hold(account, 'CreateCart');

    shop.cart.getState().add({ productId: 5 });
    await settled();
    shop.cart.getState().remove(shop.cart.getState().items[0]?.id ?? 0);
    letGo();
    await settled();

    expect(account.lists.cart).toEqual([]);
  });

  it('removes the children with their parent, in one call', async () => {
    const { account, cart, shop } = await openWithCart();

    shop.cart.getState().remove(1);
    await settled();

    expect(account.calls).toEqual([{ operation: 'DeleteCarts', variables: { filter: { id: { in: [1, 2] } } } }]);
    expect(cart()).toEqual([[6, 1]]);
  });

  it('clears all, what other devices have put there too', async () => {
    const { account, shop } = await openWithCart();
    account.lists.cart.push({ id: 4, productId: 7, parentId: null, productCount: 1 });

    shop.cart.getState().clear();
    await settled();

    expect(account.calls).toEqual([{ operation: 'DeleteCarts', variables: { filter: {} } }]);
    expect(account.lists.cart).toEqual([]);
  });

  it('makes the rows anew that an undo brings back, under their parent', async () => {
    const { account, cart, shop } = await openWithCart();
    const before = shop.cart.getState().items;

    shop.cart.getState().remove(1);
    await settled();
    shop.cart.getState().replace(before);
    await settled();

    expect(cart()).toEqual([
      [5, 2],
      [6, 1],
      [51, 1],
    ]);
    const parent = account.lists.cart.find(({ productId }) => productId === 5);
    expect(account.lists.cart.find(({ productId }) => productId === 51)).toMatchObject({ parentId: parent?.id });
    expect(account.lists.cart).toHaveLength(3);
  });

  it('counts on what another device has added meanwhile', async () => {
    const { account, cart, shop } = await openSignedIn();
    account.lists.cart.push({ id: 4, productId: 5, parentId: null, productCount: 3 });

    shop.cart.getState().add({ productId: 5, productCount: 2 });
    await settled();

    expect(cart()).toEqual([[5, 5]]);
    expect(account.lists.cart).toMatchObject([{ productCount: 5 }]);
  });

  it.each(['BAD_REQUEST', 'INTERNAL_SERVER_ERROR', 'NETWORK_ERROR'] as const)(
    'goes back to what the server has, and says so, at %s',
    async (code) => {
      const { account, cart, notices, shop } = await openWithCart();
      account.intercept = (operation) => {
        if (operation === 'UpdateCarts') throw new Refusal(code);
      };

      shop.cart.getState().setCount(1, 9);
      expect(cart()[0]).toEqual([5, 9]);
      await settled();

      expect(cart()).toEqual([
        [5, 2],
        [6, 1],
        [51, 1],
      ]);
      expect(notices()).toMatchObject([{ title: 'Корзина не изменилась', kind: 'error' }]);
    },
  );

  it('goes back to what it last knew where the server does not answer at all', async () => {
    const { account, cart, shop } = await openWithCart();
    account.intercept = () => {
      throw new Refusal('NETWORK_ERROR');
    };

    shop.cart.getState().remove(1);
    await settled();

    expect(cart()).toEqual([
      [5, 2],
      [6, 1],
      [51, 1],
    ]);
  });

  it('does not let an answer that is older than a press overwrite it', async () => {
    const { account, cart, shop } = await openWithCart();
    const letGo = hold(account, 'Cart');

    shop.cart.getState().load();
    await settled();
    shop.cart.getState().setCount(1, 7);
    letGo();
    await settled();

    expect(cart()[0]).toEqual([5, 7]);
    expect(account.lists.cart[0]).toMatchObject({ productCount: 7 });
  });

  it('brings what was pressed before the first answer to the rows that come', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 5, parentId: null, productCount: 2 });
    const letGo = hold(account, 'Cart');
    const { cart, shop } = await openSignedIn({ account });

    shop.cart.getState().add({ productId: 5 });
    shop.cart.getState().add({ productId: 6 });
    letGo();
    await settled();

    expect(cart()).toEqual([
      [5, 3],
      [6, 1],
    ]);
    expect(account.lists.cart).toMatchObject([{ productCount: 3 }, { productId: 6 }]);
  });

  it('tells that it has failed when it has never come, and comes when asked again', async () => {
    const account = fakeAccount();
    account.lists.cart.push({ id: 1, productId: 5, parentId: null, productCount: 2 });
    account.intercept = (operation) => {
      if (operation === 'Cart') throw new Refusal('INTERNAL_SERVER_ERROR');
    };
    const { cart, shop } = await openSignedIn({ account });
    expect(shop.cart.getState()).toMatchObject({ items: [], isLoading: false, hasFailed: true });

    account.intercept = () => undefined;
    shop.cart.getState().load();
    await settled();

    expect(cart()).toEqual([[5, 2]]);
    expect(shop.cart.getState().hasFailed).toBe(false);
  });
});

describe('the compare list of a user', () => {
  async function openWithCompare() {
    const account = fakeAccount();
    account.lists.compare.push({ id: 1, productId: 5 }, { id: 2, productId: 6 });
    const browser = await openSignedIn({ account });
    account.calls.length = 0;
    return browser;
  }

  it('is changed on the server', async () => {
    const { account, compare, shop } = await openWithCompare();

    shop.compare.getState().add(7);
    expect(shop.compare.getState().remove(5)).toBe(true);
    expect(compare()).toEqual([6, 7]);
    await settled();

    expect(account.operations()).toEqual(['CreateCompare', 'DeleteComparisons']);
    expect(account.lists.compare.map(({ productId }) => productId)).toEqual([6, 7]);
  });

  it('makes no call for a product that is not in it, nor for one that is in it already', async () => {
    const { account, shop } = await openWithCompare();

    expect(shop.compare.getState().remove(99)).toBe(false);
    shop.compare.getState().add(5);
    await settled();

    expect(account.calls).toEqual([]);
  });

  it('goes back to what the server has when that refuses', async () => {
    const { account, compare, notices, shop } = await openWithCompare();
    account.intercept = (operation) => {
      if (operation === 'CreateCompare') throw new Refusal('BAD_REQUEST');
    };

    shop.compare.getState().add(7);
    await settled();

    expect(compare()).toEqual([5, 6]);
    expect(notices()).toMatchObject([{ title: 'Сравнение не изменилось' }]);
  });

  it('is asked for again only when that is forced or 15 minutes old', async () => {
    const { account, shop } = await openWithCompare();

    shop.compare.getState().load();
    await settled();
    expect(account.calls).toEqual([]);
    shop.compare.getState().load({ isForced: true });
    await settled();

    expect(account.operations()).toEqual(['Comparisons']);
  });
});
