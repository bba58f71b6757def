import { isPrinted } from '@shop/shared/documents';
import captions from './picture-captions.json';
import labels from './picture-labels.json';
import contents from './product-content.json';
import { productContentOf, productDetailsOf } from './product-content';

it.each(contents.map(({ slug }) => slug))('links documents of %s that the site serves, with their size', (slug) => {
  const { documents } = productDetailsOf(slug);

  expect(documents).toEqual([
    {
      title: 'Руководство владельца',
      href: `/documents/manuals/${slug}.pdf`,
      meta: expect.stringMatching(/^PDF, \d+\sКБ$/),
    },
  ]);
  expect(documents.every(({ href }) => isPrinted(href))).toBe(true);
});

it.each(Object.entries(labels))('writes inside the picture of %s, which has a caption', (path, words) => {
  expect(captions).toHaveProperty([path]);
  for (const { x, y } of words) {
    expect([x, y].every((share) => share > 0 && share < 100)).toBe(true);
  }
});

it('is empty for a product without content', () => {
  expect(productContentOf('new_device')).toEqual({
    facts: [],
    serviceIds: [],
    captions: {},
    labels: {},
  });
  expect(productDetailsOf('new_device')).toEqual({ documents: [], vehicles: [] });
});
