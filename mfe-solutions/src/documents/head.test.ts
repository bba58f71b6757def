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
