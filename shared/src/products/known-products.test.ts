import type { Product } from '@shop/shared/runtime';
import { LIST_REFRESH_MS } from '../runtime/lists/is-fresh';
import { deferred } from '../testing/fake-client';
import { makeChild, makeProduct } from '../testing';
import { createKnownProducts } from './known-products';

const KIT = makeProduct({ id: 1, childProducts: [makeChild({ id: 11 })] });
const TRACKER = makeProduct({ id: 2 });

type Answer = (ids: readonly number[]) => Promise<Product[]>;

const ofShop: Answer = async (ids) =>
  [KIT, TRACKER].filter(({ id, childProducts }) =>
    [id, ...childProducts.map((child) => child.id)].some((own) => ids.includes(own)),
  );

function setup(answer: Answer = ofShop) {
  const clock = { nowMs: 1_000_000 };
  const network = { answer };
  const onFailure = jest.fn();
  const onReplaced = jest.fn();
  const calls: (readonly number[])[] = [];
  const products = createKnownProducts({
    fetchProducts(ids) {
      calls.push(ids);
      return network.answer(ids);
    },
    onFailure,
    onReplaced,
    now: () => clock.nowMs,
  });
  const asked = (id: number) => products.store.getState().asked.get(id);
  const ids = () => products.list().map(({ id }) => id);
  return { products, calls, clock, network, onFailure, onReplaced, asked, ids };
}

describe('createKnownProducts', () => {
  it('asks for the named products alone, in one order, and for each once in 15 minutes', async () => {
    const { products, calls, clock, ids } = setup();

    await products.load([2, 1, 2]);
    await products.load([1, 2]);
    clock.nowMs += LIST_REFRESH_MS - 1;
    await products.load([1]);

    expect(calls).toEqual([[1, 2]]);
    expect(ids()).toEqual([1, 2]);

    clock.nowMs += 1;
    await products.load([1]);
    expect(calls).toEqual([[1, 2], [1]]);
  });

  it('does not ask for an accessory that came with its product, and finds the product by it', async () => {
    const [first, second] = [setup(), setup()];

    await first.products.load([1]);
    await first.products.load([11]);
    await second.products.load([11]);

    expect(first.calls).toEqual([[1]]);
    expect(second.ids()).toEqual([1]);
  });

  it('knows that an id has no product, and does not ask for it again', async () => {
    const { products, calls, asked } = setup();

    await products.load([404]);
    await products.load([404]);

    expect(calls).toHaveLength(1);
    expect(asked(404)).toMatchObject({ isAnswered: true, hasFailed: false, isLoading: false });
  });

  it('forgets a product that exists no more, and says that products have changed', async () => {
    const { products, network, onReplaced, ids } = setup();
    await products.load([1, 2]);
    expect(onReplaced).not.toHaveBeenCalled();

    network.answer = async () => [TRACKER];
    await products.load([1, 2], { isForced: true });

    expect(ids()).toEqual([2]);
    expect(onReplaced).toHaveBeenCalledTimes(1);
  });

  it('lets a load join the one under way, also when forced', async () => {
    const gate = deferred<Product[]>();
    const { products, calls, asked } = setup(() => gate.promise);

    const loads = [products.load([1]), products.load([1], { isForced: true })];
    expect(asked(1)).toMatchObject({ isLoading: true, isAnswered: false, loadedAt: 1_000_000 });
    gate.resolve([KIT]);
    await Promise.all(loads);

    expect(calls).toEqual([[1]]);
    expect(asked(1)).toMatchObject({ isLoading: false, isAnswered: true });
  });

  it('keeps what it knows when the network is lost, reports it, and asks again at the next load', async () => {
    const { products, calls, network, onFailure, asked, ids } = setup();
    await products.load([1]);

    network.answer = () => Promise.reject(new Error('down'));
    await products.load([1, 2], { isForced: true });
    expect(ids()).toEqual([1]);
    expect(asked(1)).toMatchObject({ isAnswered: true, hasFailed: true });
    expect(asked(2)).toMatchObject({ isAnswered: false, hasFailed: true, isLoading: false });
    expect(onFailure).toHaveBeenCalledTimes(1);

    network.answer = ofShop;
    await products.load([1, 2]);
    expect(calls).toHaveLength(3);
    expect(asked(2)).toMatchObject({ isAnswered: true, hasFailed: false });
  });

  it('asks for many ids by the hundred', async () => {
    const { products, calls } = setup();

    await products.load(Array.from({ length: 230 }, (_, id) => id + 1));

    expect(calls.map((ids) => ids.length)).toEqual([100, 100, 30]);
  });
});
