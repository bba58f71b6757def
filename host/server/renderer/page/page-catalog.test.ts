import type { Product } from '@shop/shared/runtime';
import { makeProduct } from '@shop/shared/testing';
import { createPageCatalog } from './page-catalog';

const KNOWN = makeProduct({ id: 102, slug: 'invis_duos' });
const PRODUCTS = [KNOWN];

it('answers from the kept list while the API does not', async () => {
  const onUnanswered = jest.fn();
  const catalog = createPageCatalog(async () => null, PRODUCTS, onUnanswered);

  expect(await catalog.products({ slugs: ['invis_duos'] })).toEqual([KNOWN]);
  expect((await catalog.find({}))?.items.length).toBeGreaterThan(0);
  expect(onUnanswered).not.toHaveBeenCalled();
});

it('knows nothing of a product that the kept list lacks', async () => {
  const onUnanswered = jest.fn();
  const catalog = createPageCatalog(async () => null, PRODUCTS, onUnanswered);

  expect(await catalog.products({ slugs: ['beyond_the_list'] })).toBeNull();
  expect(onUnanswered).toHaveBeenCalledTimes(1);
});

it('indexes the kept list once for all pages, until the list changes', async () => {
  const namesIn = async (products: readonly Product[]) =>
    (await createPageCatalog(async () => null, products, jest.fn()).find({}))?.items.map(({ name }) => name);
  const list = [makeProduct({ id: 1, name: 'INVIS DUOS' })];
  const read = jest.spyOn(list, 'filter');

  await namesIn(list);
  const readsOnce = read.mock.calls.length;
  await namesIn(list);

  expect(read).toHaveBeenCalledTimes(readsOnce);
  expect(await namesIn([makeProduct({ id: 1, name: 'Маяк' })])).toEqual(['Маяк']);
});

it('knows nothing while neither the API nor the list has answered', async () => {
  const catalog = createPageCatalog(async () => null, undefined, jest.fn());

  expect(await catalog.find({})).toBeNull();
});
