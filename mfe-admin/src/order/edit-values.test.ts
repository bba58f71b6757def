import { ORDER } from '../testing';
import { changedFields, inputOf, mergeValues, valuesOf } from './edit-values';

const BASE = valuesOf(ORDER);

it('begins with what the order says, and sends nothing then', () => {
  expect(BASE).toMatchObject({ fio: 'Анна Ветрова', phone: '+7 912 000-41-64', deliveryPrice: '' });
  expect(inputOf(BASE, BASE)).toEqual({});
});

it('sends changed fields only; an emptied one is cleared', () => {
  const values = { ...BASE, deliveryPrice: '1 450,50 ₽', phone: '8 (912) 000-41-65', orderComment: ' ' };

  expect(inputOf(BASE, values)).toEqual({ deliveryPrice: 1450.5, phone: '79120004165', orderComment: null });
});

it('sends the whole list when a line is gone', () => {
  const products = BASE.products.filter(({ parentId }) => parentId === null);

  expect(inputOf(BASE, { ...BASE, products })).toEqual({
    products: [{ id: 11, productId: 1, productCount: 1, parentId: null }],
  });
});

it('merges edits that do not touch each other', () => {
  const { values, conflicts } = mergeValues(
    BASE,
    { ...BASE, deliveryPrice: '450' },
    { ...BASE, deliveryDate: '2026-12-01' },
  );

  expect(conflicts).toEqual([]);
  expect(values).toMatchObject({ deliveryPrice: '450', deliveryDate: '2026-12-01' });
});

it('keeps the own text of a field that both have changed, and names the field', () => {
  const theirs = { ...BASE, deliveryPrice: '500' };
  const { values, conflicts } = mergeValues(BASE, { ...BASE, deliveryPrice: '450', fio: 'Анна' }, theirs);

  expect(conflicts).toEqual(['deliveryPrice']);
  expect(values).toMatchObject({ deliveryPrice: '450', fio: 'Анна' });
  expect(changedFields(theirs, values)).toEqual(['fio', 'deliveryPrice']);
});

it('sees no conflict where both have typed the same', () => {
  const same = { ...BASE, deliveryPrice: '450' };

  expect(mergeValues(BASE, same, { ...same }).conflicts).toEqual([]);
});
