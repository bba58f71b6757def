import { editsSince, fieldChanges } from './field-edits';

it('forgets what was saved, and keeps what was typed meanwhile', () => {
  const sent = { name: { before: 'А', text: 'Б ' }, inn: { before: '1', text: '2' } };
  const now = { ...sent, name: { before: 'А', text: 'Бв' }, bank: { before: '', text: 'Банк' } };

  const left = editsSince(sent, now);

  expect(left).toEqual({ name: { before: 'Б', text: 'Бв' }, bank: { before: '', text: 'Банк' } });
  expect(fieldChanges({ name: 'Б', inn: '2', bank: '' }, left).map(({ theirs }) => theirs)).toEqual([null, null]);
});
