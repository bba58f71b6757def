import { deferred, fakeClient } from '../../testing/fake-client';
import { CONFIG_OF_TESTS as config } from '../../testing/test-shop';
import { createShop, type ShopOptions } from './create-shop';

const pending = () => new Promise<never>(() => undefined);
const testShop = (options: Partial<ShopOptions> = {}) =>
  createShop({ config, client: fakeClient(() => ({})).client, fetchList: pending, ...options });

describe('createShop', () => {
  it('counts work as activity while it runs, also when it fails', async () => {
    const shop = testShop();
    const [good, bad] = [deferred<string>(), deferred<string>()];

    const tracked = shop.track(good.promise);
    const failing = shop.track(bad.promise);
    expect(shop.activity.getState().pending).toBe(2);

    good.resolve('done');
    bad.reject(new Error('broken'));
    await expect(tracked).resolves.toBe('done');
    await expect(failing).rejects.toThrow('broken');
    expect(shop.activity.getState().pending).toBe(0);
  });

  it('shares nothing with another shop of the same process', () => {
    const [first, second] = [testShop(), testShop()];

    first.cart.getState().add({ productId: 5 });
    first.compare.getState().add(5);
    first.auth.getState().setAuth(true);
    first.notices.getState().show({ title: 'one' });
    second.cart.getState().load();
    second.compare.getState().load();

    expect(second.cart.getState().items).toEqual([]);
    expect(second.compare.getState().items).toEqual([]);
    expect(second.auth.getState().isAuth).toBe(false);
    expect(second.notices.getState().notices).toEqual([]);
  });

  it('reports a failure of the lists through onListsFailure', async () => {
    const onListsFailure = jest.fn();
    const failure = new Error('down');
    const shop = testShop({ fetchList: () => Promise.reject(failure), onListsFailure });

    await shop.lists.load(['places']);

    expect(onListsFailure).toHaveBeenCalledWith(failure);
  });
});
