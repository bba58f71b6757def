import { pageContext } from '@shop/shared/testing';
import { makeProduct, makeService } from '../testing';
import { remote } from './remote';

it('names active products with a slug, and the categories, for the sitemap', async () => {
  const products = [
    makeProduct({ id: 1, slug: 'one' }),
    makeProduct({ id: 2, slug: 'two', active: false }),
    makeService({ id: 3 }),
  ];
  const { lists, catalog } = pageContext({ lists: { products } });

  expect(await remote.sitemap(lists, catalog)).toEqual([
    '/products',
    '/products/ohrannye-kompleksy',
    '/services',
    '/choose',
    '/one',
  ]);
});
