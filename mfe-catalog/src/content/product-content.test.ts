import captions from './picture-captions.json';
import labels from './picture-labels.json';
import { productContentOf } from './product-content';

it.each(Object.entries(labels))('writes inside the picture of %s, which has a caption', (path, words) => {
  expect(captions).toHaveProperty([path]);
  for (const { x, y } of words) {
    expect([x, y].every((share) => share > 0 && share < 100)).toBe(true);
  }
});

it('is empty for a product without shipped drawings', () => {
  expect(productContentOf('new_device')).toEqual({ captions: {}, labels: {} });
});
