import { typedSince } from './delivery-edits';

it('keeps what was typed while a table was saved', () => {
  const sent = { 3: { own: { before: '', text: 'да' } }, 4: { '2.price': { before: '', text: '450' } } };
  const now = { ...sent, 4: { '2.price': { before: '', text: '4500' }, '2.days': { before: '', text: '3' } } };

  expect(typedSince(sent, now)).toEqual({
    4: { '2.price': { before: '450', text: '4500' }, '2.days': { before: '', text: '3' } },
  });
  expect(typedSince(sent, sent)).toEqual({});
});
