import { fits, flag, list, number, oneOf, optional, shape, text, variants } from './index';

const card = shape({ title: text(), price: optional(number()), tags: list(oneOf('new', 'last')) });

it('accepts a value of the right form', () => {
  expect(card.faults({ title: 'Маяк', tags: ['new'] }, 'card')).toEqual([]);
});

it('names the place of each fault', () => {
  const faults = card.faults({ title: '', price: '5', tags: ['new', 'old'], colour: 'red' }, 'card');

  expect(faults).toEqual([
    'card.colour: an unknown property',
    'card.title: a text is missing',
    'card.price: a number is expected',
    'card.tags[1]: one of new, last is expected',
  ]);
});

it('refuses a value of another kind', () => {
  expect(card.faults(['title'], 'card')).toEqual(['card: an object is expected']);
  expect(list(flag()).faults('yes', 'values')).toEqual(['values: a list is expected']);
  expect(list(flag()).faults(['yes'], 'values')).toEqual(['values[0]: true or false is expected']);
});

it('chooses the form by the type', () => {
  const node = variants({ note: shape({ text: text() }), links: shape({ items: list(text()) }) });

  expect(fits(node, { type: 'note', text: 'Внимание' })).toBe(true);
  expect(fits(node, { type: 'note', items: [] })).toBe(false);
  expect(node.faults({ type: 'image' }, 'node')).toEqual(['node: unknown type image']);
  expect(node.faults(null, 'node')).toEqual(['node: unknown type undefined']);
});
