import { isPrinted } from '@shop/shared/documents';
import contents from './product-content.json';
import { productContentOf } from './product-content';

it.each(contents.map(({ slug }) => slug))('links documents of %s that the site serves, with their size', (slug) => {
  const { documents } = productContentOf(slug);

  expect(documents).toEqual([
    {
      title: 'Руководство владельца',
      href: `/documents/manuals/${slug}.pdf`,
      meta: expect.stringMatching(/^PDF, \d+\sКБ$/),
    },
  ]);
  expect(documents.every(({ href }) => isPrinted(href))).toBe(true);
});

it('is empty for a product without content', () => {
  expect(productContentOf('new_device')).toEqual({
    facts: [],
    vehicles: [],
    serviceIds: [],
    documents: [],
    captions: {},
  });
});
