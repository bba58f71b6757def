import { contentContext, pageContext } from '@shop/shared/testing';
import rental from '../content/pages/rental.json';
import { contentOf } from './content';
import { headOf } from './head';

type Rental = typeof rental;

const headFor = (document?: Rental, id = 'rental') =>
  headOf(id, pageContext({ content: contentOf(id, contentContext({ document })) }));

function changed(change: (document: Rental) => void): Rental {
  const document = structuredClone(rental);
  change(document);
  return document;
}

it('keeps the picture that came with the remote while a published page says the same in it', () => {
  const { image } = headFor();

  expect(image).toBeDefined();
  expect(headFor(structuredClone(rental)).image).toBe(image);
  expect(headFor(changed(({ content }) => content.pop())).image).toBe(image);
  expect(
    headFor(
      changed((document) => {
        const [first] = document.content;
        if (first) first.props = Object.fromEntries(Object.entries(first.props).reverse()) as typeof first.props; // all
      }),
    ).image,
  ).toBe(image);
});

it.each<[string, (document: Rental) => void]>([
  ['a heading', ({ content }) => Object.assign(content[0]?.props ?? {}, { title: 'Иначе' })],
  ['a description', ({ root }) => Object.assign(root.props, { description: 'Иначе' })],
  ['a drawing', ({ content }) => Object.assign(content[0]?.props ?? {}, { picture: 'none' })],
])('leaves the picture to the host when %s was changed', (_name, change) => {
  expect(headFor(changed(change)).image).toBeUndefined();
});

it('leaves the picture of another page to the host', () => {
  expect(headFor(structuredClone(rental), 'lease').image).toBeUndefined();
});

it('has the photo of the first screen in the picture, under the words of that screen', () => {
  const photo = { src: `/uploads/${'a1'.repeat(16)}-1600.webp`, alt: 'Фургон', width: 1600, height: 900 };

  const { picture, image } = headFor(
    changed(({ content }) => Object.assign(content[0]?.props ?? {}, { title: 'Аренда', titleSecond: 'летом', photo })),
  );

  expect(image).toBeUndefined();
  expect(picture).toEqual({ title: 'Аренда\nлетом', text: expect.any(String), drawing: photo.src });
  expect(headFor(changed(({ content }) => content.reverse())).picture).toBeUndefined();
});

it('has the own picture of the page alone, before that of the first screen', () => {
  const socialPicture = { src: `/uploads/${'b2'.repeat(16)}-1600.webp`, alt: 'Мотоцикл', width: 1600, height: 900 };

  const { picture, image } = headFor(changed(({ root }) => Object.assign(root.props, { socialPicture })));

  expect(image).toBeUndefined();
  expect(picture).toMatchObject({ drawing: socialPicture.src, isWhole: true });
});
