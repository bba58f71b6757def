import { makeProduct } from '../../testing';
import { picturesOf, sourcesOf } from './pictures';

const PHOTO = '/uploads/00112233445566778899aabbccddeeff-960.webp';
const DRAWING = '/images/products/beacon-1.svg';

it('gives a photo its own words, a drawing those of the shop, and anything else its number', () => {
  const product = makeProduct({
    ...{ id: 300, name: 'Маяк', images: [PHOTO, DRAWING, '/uploads/b.webp'] },
    pictures: [{ address: PHOTO, alt: 'Маяк на ладони', caption: 'в руке' }],
  });

  const pictures = picturesOf(product, { captions: { [DRAWING]: 'размеры' }, labels: {} });

  expect(pictures.map(({ caption, alt }) => [caption, alt])).toEqual([
    ['в руке', 'Маяк на ладони'],
    ['размеры', 'Маяк: размеры'],
    ['изображение 3', 'Маяк: изображение 3'],
  ]);
});

it('names the smaller files of an uploaded photo, and none of a shipped drawing', () => {
  const beginning = PHOTO.replace('-960.webp', '');

  expect(sourcesOf(PHOTO)).toBe(`${beginning}-480.webp 480w, ${beginning}-960.webp 960w`);
  expect(sourcesOf(DRAWING)).toBeUndefined();
});
