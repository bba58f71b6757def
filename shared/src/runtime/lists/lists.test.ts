import { deferred } from '../../testing/fake-client';
import type { Place, PublicLists, WholeListName } from '../../public-lists/types';
import { LIST_REFRESH_MS } from './is-fresh';
import { createLists, type ListsOptions } from './lists';

const PLACES = [{ id: 1 }, { id: 2 }] as Place[]; // only ids are read

const EVERYTHING: PublicLists = {
  products: [],
  places: PLACES,
  discounts: [],
  deliveryCities: [],
  deliveryTypes: [],
  deliveryPrices: [],
  facts: [],
  reviews: [],
};

function setup(
  answer: <Name extends WholeListName>(name: Name) => Promise<PublicLists[Name]> = async (name) => EVERYTHING[name],
  options: Partial<ListsOptions> = {},
) {
  const clock = { nowMs: 1_000_000 };
  const calls: WholeListName[] = [];
  const lists = createLists({
    fetchList(name) {
      calls.push(name);
      return answer(name);
    },
    areDiscountsEnabled: true,
    now: () => clock.nowMs,
    ...options,
  });
  return { clock, calls, lists, places: lists.stores.places };
}

/** Answers each list when the test calls for it. */
function slowAnswer() {
  const gate = deferred<null>();
  return {
    open: () => gate.resolve(null),
    answer: <Name extends WholeListName>(name: Name) => gate.promise.then(() => EVERYTHING[name]),
  };
}

describe('createLists', () => {
  it('marks a list as loading, with the time, while it loads', async () => {
    const slow = slowAnswer();
    const { lists, places } = setup(slow.answer);

    const loading = lists.load(['places']);

    expect(places.getState()).toMatchObject({ isLoading: true, loadedAt: 1_000_000 });
    slow.open();
    await loading;
    expect(places.getState()).toMatchObject({ isLoading: false, hasFailed: false, revision: 1 });
    expect([...places.getState().byId.keys()]).toEqual([1, 2]);
  });

  it('requests the named lists and nothing else', async () => {
    const { lists, calls } = setup();

    await lists.load(['deliveryCities', 'places']);

    expect(calls).toEqual(['places', 'deliveryCities']);
    expect(lists.stores.deliveryTypes.getState().isLoading).toBe(true);
  });

  it('loads again only when 15 minutes have passed', async () => {
    const { lists, calls, clock } = setup();
    await lists.load(['places']);

    clock.nowMs += LIST_REFRESH_MS - 1;
    await lists.load(['places']);
    expect(calls).toHaveLength(1);

    clock.nowMs += 1;
    await lists.load(['places']);
    expect(calls).toHaveLength(2);
    expect(LIST_REFRESH_MS).toBe(900_000);
  });

  it('loads again when the clock was set back by an hour', async () => {
    const { lists, calls, clock } = setup();
    await lists.load(['places']);

    clock.nowMs -= 3_600_000;
    await lists.load(['places']);

    expect(calls).toHaveLength(2);
  });

  it('loads a fresh list again when forced', async () => {
    const { lists, calls } = setup();
    await lists.load(['places']);

    await lists.load(['places'], { isForced: true });

    expect(calls).toHaveLength(2);
  });

  it('requests only what is missing', async () => {
    const { lists, calls } = setup();
    await lists.load(['places']);

    await lists.load(['places', 'deliveryTypes']);

    expect(calls).toEqual(['places', 'deliveryTypes']);
  });

  it('lets a load join the one under way, also when forced', async () => {
    const slow = slowAnswer();
    const { lists, calls, places } = setup(slow.answer);

    const first = lists.load(['places']);
    const second = lists.load(['places'], { isForced: true });
    slow.open();
    await Promise.all([first, second]);

    expect(calls).toHaveLength(1);
    expect(places.getState().revision).toBe(1);
  });

  it('does not end before the load it has joined', async () => {
    const slow = slowAnswer();
    const { lists } = setup(slow.answer);
    void lists.load(['places']);
    let hasEnded = false;

    const second = lists.load(['places']).then(() => (hasEnded = true));
    await Promise.resolve();
    expect(hasEnded).toBe(false);

    slow.open();
    await second;
    expect(hasEnded).toBe(true);
  });

  it('keeps the old items on a failure, ends the loading, reports it and tries again at the next load', async () => {
    const onFailure = jest.fn();
    let isDown = false;
    const down = new Error('down');
    const { lists, places, calls } = setup(
      (name) => (isDown ? Promise.reject(down) : Promise.resolve(EVERYTHING[name])),
      { onFailure },
    );
    await lists.load(['places']);

    isDown = true;
    await lists.load(['places'], { isForced: true });
    expect(places.getState()).toMatchObject({ isLoading: false, hasFailed: true });
    expect(places.getState().items).toHaveLength(2);
    expect(onFailure).toHaveBeenCalledWith(down);

    isDown = false;
    await lists.load(['places']);
    expect(places.getState().hasFailed).toBe(false);
    expect(calls).toHaveLength(3);
  });

  it('fails one list without the others', async () => {
    const { lists } = setup((name) =>
      name === 'deliveryTypes' ? Promise.reject(new Error('down')) : Promise.resolve(EVERYTHING[name]),
    );

    await lists.load(['places', 'deliveryTypes']);

    expect(lists.stores.places.getState()).toMatchObject({ isLoading: false, hasFailed: false });
    expect(lists.stores.deliveryTypes.getState()).toMatchObject({ isLoading: false, hasFailed: true });
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

    await lists.load(['places', 'discounts'], { isForced: true });

    expect(calls).toEqual(['places']);
    expect(lists.stores.discounts.getState().isLoading).toBe(false);
  });
});
