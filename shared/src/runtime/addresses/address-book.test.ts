/** @jest-environment jsdom */
import { fakeAccount, Refusal, settled } from '../../testing/fake-account';
import { forgetToken, openBrowser, openSignedIn } from '../../testing/signed-in-shop';

const FIELDS = { city: 'Химки', street: 'Пролётная', home: '12' };

async function openWithAddresses() {
  const account = fakeAccount();
  account.lists.addresses.push({ id: 1, ...FIELDS, selected: true }, { id: 2, ...FIELDS, home: '14', selected: false });
  const browser = await openSignedIn({ account });
  account.calls.length = 0;
  const { userAddresses } = browser.shop;
  return { ...browser, book: userAddresses.getState(), items: () => userAddresses.getState().items };
}

afterEach(() => {
  forgetToken();
  jest.restoreAllMocks();
});

describe('the addresses of a user', () => {
  it('are loaded at most once in 15 minutes unless forced', async () => {
    const { account, book } = await openWithAddresses();

    await book.load();
    expect(account.calls).toEqual([]);
    await book.load({ isForced: true });
    expect(account.calls).toHaveLength(1);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 900_001);
    await book.load();

    expect(account.calls).toHaveLength(2);
  });

  it('are created, changed and removed', async () => {
    const { book, items } = await openWithAddresses();

    const created = await book.create({ ...FIELDS, home: '16' });
    await book.update(created.id, { apartment: '41' });
    await book.remove(2);

    expect(items()).toMatchObject([
      { id: 1, home: '12' },
      { id: created.id, home: '16', apartment: '41' },
    ]);
  });

  it('are unmarked before another one is marked', async () => {
    const { account, book, items } = await openWithAddresses();

    await book.select(2);

    expect(account.calls.map(({ variables }) => variables)).toEqual([
      { input: { selected: false }, filter: { id: { in: [1] } } },
      { input: { selected: true }, filter: { id: { in: [2] } } },
    ]);
    expect(items().map(({ selected }) => selected)).toEqual([false, true]);
  });

  it('keep one mark when a marked one is created', async () => {
    const { book, items } = await openWithAddresses();

    await book.create({ ...FIELDS, selected: true });

    expect(items().map(({ selected }) => selected)).toEqual([false, false, true]);
  });

  it('stay unchanged when the server refuses, and the page learns why', async () => {
    const { account, book, items } = await openWithAddresses();
    account.intercept = () => {
      throw new Refusal('BAD_REQUEST');
    };

    await expect(book.create(FIELDS)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(book.remove(1)).rejects.toMatchObject({ code: 'BAD_REQUEST' });

    expect(items()).toHaveLength(2);
  });

  it('report that they did not load', async () => {
    const account = fakeAccount();
    account.intercept = () => {
      throw new Refusal('NETWORK_ERROR');
    };
    const { shop } = await openSignedIn({ account });

    expect(shop.userAddresses.getState()).toMatchObject({ items: [], isLoading: false, hasFailed: true });
    await expect(shop.userAddresses.getState().load()).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });
});

it('a guest has no addresses, and the server is not asked for them', async () => {
  const { account, shop } = openBrowser();

  await shop.userAddresses.getState().load({ isForced: true });
  await settled();

  expect(account.calls).toEqual([]);
  expect(shop.userAddresses.getState()).toMatchObject({ items: [], isLoading: false });
});
