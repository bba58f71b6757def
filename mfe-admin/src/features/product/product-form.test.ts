import { BEACON } from '../../testing/product';
import { changedFields, formOf, startEdit, typedSince } from './product-form';

const shown = formOf(BEACON);

it('keeps what was typed while the product was saved', () => {
  const sent = { ...shown, name: 'Маяк 2' };
  const saved = { ...BEACON, revision: 5, name: 'Маяк 2' };

  const edit = typedSince(sent, { ...sent, name: 'Маяк 2 м', brand: 'Навигатор' }, saved);

  expect(edit.revision).toBe(5);
  expect(edit.values).toMatchObject({ name: 'Маяк 2 м', brand: 'Навигатор' });
  expect(changedFields(edit)).toEqual(['name', 'brand']);
});

it('takes what the shop has made of what was typed', () => {
  const sent = { ...shown, slug: 'Beacon' };

  expect(typedSince(sent, sent, { ...BEACON, slug: 'beacon' })).toEqual(startEdit({ ...BEACON, slug: 'beacon' }));
});
