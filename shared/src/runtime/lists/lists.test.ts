import type { PublicListsQuery } from '../../generated/graphql';
import { deferred, fakeClient, type FakeAnswer } from '../../testing/fake-client';
import { createLists, LIST_REFRESH_MS, listVariables, toPublicLists, type ListsOptions } from './lists';
import { LIST_NAMES, type Product } from './types';

const product = (changes: Partial<Product>) =>
  ({ id: 1, sort: 1, active: true, type: 'product', ...changes }) as Product;

const EVERYTHING = {
  siteProducts: [product({ id: 2, sort: 20 }), product({ id: 1, sort: 10 })],
  siteShopAddresses: [],
  siteDiscounts: [],
  siteDeliveryCities: [],
  siteDeliveryTypes: [],
  siteDeliveryPrices: [],
};

function setup(
  answer: () => FakeAnswer | Promise<FakeAnswer> = () => ({ data: EVERYTHING }),
  options: Partial<ListsOptions> = {},
) {
  const clock = { nowMs: 1_000_000 };
  const { client, calls } = fakeClient(answer);
  const lists = createLists({ client, areDiscountsEnabled: true, now: () => clock.nowMs, ...options });
  return { clock, calls, lists, products: lists.stores.products };
}

const asked = (...names: string[]) => Object.fromEntries(LIST_NAMES.map((name) => [name, names.includes(name)]));

describe('createLists', () => {
  it('marks a list as loading, with the time, while it loads', async () => {
    const answer = deferred<FakeAnswer>();
    const { lists, products } = setup(() => answer.promise);

    const loading = lists.load(['products']);

    expect(products.getState()).toMatchObject({ isLoading: true, loadedAt: 1_000_000 });
    answer.resolve({ data: EVERYTHING });
    await loading;
    expect(products.getState()).toMatchObject({ isLoading: false, hasFailed: false, revision: 1 });
  });

  it('asks for several lists in one request and for nothing else', async () => {
    const { lists, calls } = setup();

    await lists.load(['deliveryCities', 'products']);

    expect(calls).toEqual([asked('products', 'deliveryCities')]);
    expect(lists.stores.places.getState().isLoading).toBe(true);
  });

  it('loads again only when 15 minutes have passed', async () => {
    const { lists, calls, clock } = setup();
    await lists.load(['products']);

    clock.nowMs += LIST_REFRESH_MS - 1;
    await lists.load(['products']);
    expect(calls).toHaveLength(1);

    clock.nowMs += 1;
    await lists.load(['products']);
    expect(calls).toHaveLength(2);
    expect(LIST_REFRESH_MS).toBe(900_000);
  });

  it('loads a fresh list again when forced', async () => {
    const { lists, calls } = setup();
    await lists.load(['products']);

    await lists.load(['products'], { isForced: true });

    expect(calls).toHaveLength(2);
  });

  it('asks only for what is missing', async () => {
    const { lists, calls } = setup();
    await lists.load(['products']);

    await lists.load(['products', 'places']);

    expect(calls[1]).toEqual(asked('places'));
  });

  it('lets a load join the one under way, also when forced', async () => {
    const answer = deferred<FakeAnswer>();
    const { lists, calls, products } = setup(() => answer.promise);

    const first = lists.load(['products']);
    const second = lists.load(['products'], { isForced: true });
    answer.resolve({ data: EVERYTHING });
    await Promise.all([first, second]);

    expect(calls).toHaveLength(1);
    expect(products.getState().revision).toBe(1);
  });

  it('does not end before the load it has joined', async () => {
    const answer = deferred<FakeAnswer>();
    const { lists } = setup(() => answer.promise);
    void lists.load(['products']);
    let hasEnded = false;

    const second = lists.load(['products']).then(() => (hasEnded = true));
    await Promise.resolve();
    expect(hasEnded).toBe(false);

    answer.resolve({ data: EVERYTHING });
    await second;
    expect(hasEnded).toBe(true);
  });

  it('sorts products by sort whatever the order of the answer', async () => {
    const { lists, products } = setup();

    await lists.load(['products']);

    expect(products.getState().items.map(({ id }) => id)).toEqual([1, 2]);
    expect(products.getState().byId.get(2)?.sort).toBe(20);
  });

  it('keeps the old items on a failure, ends the loading, reports it and tries again at the next load', async () => {
    const failures: unknown[] = [];
    const answers: FakeAnswer[] = [
      { data: EVERYTHING },
      { error: { graphQLErrors: [], message: 'down' } },
      { data: EVERYTHING },
    ];
    const { lists, products, calls } = setup(() => answers.shift() ?? {}, {
      onFailure: (error) => failures.push(error),
    });
    await lists.load(['products']);

    await lists.load(['products'], { isForced: true });
    expect(products.getState()).toMatchObject({ isLoading: false, hasFailed: true });
    expect(products.getState().items).toHaveLength(2);
    expect(failures).toEqual([expect.objectContaining({ code: 'NETWORK_ERROR', message: 'down' })]);

    await lists.load(['products']);
    expect(products.getState().hasFailed).toBe(false);
    expect(calls).toHaveLength(3);
  });

  it('fails only the list that the answer left out', async () => {
    const { lists } = setup(() => ({ data: { siteProducts: [] } }));

    await lists.load(['products', 'places']);

    expect(lists.stores.products.getState()).toMatchObject({ isLoading: false, hasFailed: false });
    expect(lists.stores.places.getState()).toMatchObject({ isLoading: false, hasFailed: true });
  });

  it('counts what the server gave as loaded', async () => {
    const { lists, calls } = setup(undefined, { initial: { products: [product({ id: 5 })] } });

    await lists.load(['products']);

    expect(calls).toHaveLength(0);
    expect(lists.stores.products.getState().items[0]?.id).toBe(5);
  });

  it('marks discounts as loaded without a request where they are switched off', async () => {
    const { lists, calls } = setup(undefined, { areDiscountsEnabled: false });

    await lists.load(['discounts']);

    expect(lists.stores.discounts.getState()).toMatchObject({ isLoading: false, items: [], hasFailed: false });
    expect(calls).toHaveLength(0);
  });

  it('does not ask for discounts that are switched off when a load is forced', async () => {
    const { lists, calls, clock } = setup(undefined, { areDiscountsEnabled: false });
    clock.nowMs += LIST_REFRESH_MS;

    await lists.load(['products', 'discounts'], { isForced: true });

    expect(calls).toEqual([asked('products')]);
    expect(lists.stores.discounts.getState().isLoading).toBe(false);
  });
});

describe('toPublicLists', () => {
  it('sorts cities by Russian name, and discounts by product and count', () => {
    const lists = toPublicLists({
      siteDeliveryCities: [{ city: 'Ярославль' }, { city: 'Ёлкино' }, { city: 'Москва' }, { city: 'Ейск' }],
      siteDiscounts: [
        { productId: 2, productCount: 1 },
        { productId: 1, productCount: 10 },
        { productId: 1, productCount: 5 },
      ],
    } as PublicListsQuery);

    expect(lists.deliveryCities?.map(({ city }) => city)).toEqual(['Ейск', 'Ёлкино', 'Москва', 'Ярославль']);
    expect(lists.discounts?.map(({ productId, productCount }) => [productId, productCount])).toEqual([
      [1, 5],
      [1, 10],
      [2, 1],
    ]);
  });

  it('leaves out lists that were not asked for', () => {
    expect(toPublicLists({ siteShopAddresses: [] })).toEqual({ places: [] });
  });
});

describe('listVariables', () => {
  it('names every list, true for those wanted', () => {
    expect(listVariables(['places'])).toEqual(asked('places'));
    expect(listVariables(LIST_NAMES)).toEqual(asked(...LIST_NAMES));
  });
});
