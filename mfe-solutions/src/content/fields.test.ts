import { choice, constant, errorsOf, flag, list, number, shape, text, variants } from './fields';

const card = shape({
  title: text('Название'),
  price: number('Цена').optional(),
  tags: list(
    choice('Метка', [
      ['new', 'Новое'],
      ['last', 'Последнее'],
    ]),
    'Метки',
  ),
});

it('accepts a value of the right form', () => {
  expect(errorsOf(card, { title: 'Маяк', tags: ['new'] })).toEqual([]);
});

it('names the place of each error', () => {
  const errors = errorsOf(card, { title: '', price: '5', tags: ['new', 'old'], colour: 'red' }, 'card');

  expect(errors).toEqual([
    'card.title: a text is missing',
    'card.price: a number is expected',
    'card.tags[1]: one of new, last is expected',
    'card.colour: an unknown property',
  ]);
});

it('refuses a value of another kind', () => {
  expect(errorsOf(card, ['title'], 'card')).toEqual(['card: an object is expected']);
  expect(errorsOf(card, null)).toEqual(['all of it: an object is expected']);
  expect(errorsOf(card, { title: ' ', tags: 'new' })).toEqual([
    'title: a text is expected',
    'tags: a list is expected',
  ]);
  expect(errorsOf(list(flag()), ['yes'], 'values')).toEqual(['values[0]: true or false is expected']);
});

it('chooses the form by the type', () => {
  const node = variants({
    note: shape({ type: constant('note'), text: text() }),
    links: shape({ type: constant('links'), items: list(text()) }),
  });
  const nodes = list(node);

  expect(
    errorsOf(nodes, [
      { type: 'note', text: 'Внимание' },
      { type: 'links', items: [] },
    ]),
  ).toEqual([]);
  expect(errorsOf(nodes, [{ type: 'note', items: [] }])).toEqual([
    '[0].text: a text is missing',
    '[0].items: an unknown property',
  ]);
  expect(errorsOf(nodes, [{ type: 'image' }, null], 'nodes')).toEqual([
    'nodes[0]: unknown type image',
    'nodes[1]: unknown type undefined',
  ]);
});
