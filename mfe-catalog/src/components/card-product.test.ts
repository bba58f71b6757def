import { makeProduct, makeProperty } from '../testing';
import { cardOf } from './card-product';

it('says what the product was sold at before its sale', () => {
  expect(cardOf(makeProduct({ id: 1, price: 19_900, oldPrice: 24_900 })).was).toBe('было\u00A024\u00A0900\u00A0₽');
  expect(cardOf(makeProduct({ id: 1 })).was).toBeNull();
});

it('has two preview properties, and keeps a range on one line', () => {
  const properties = ['9–36\u00A0В', 'Есть', '6'].map((value, index) =>
    makeProperty({ id: index + 1, name: `Свойство ${index + 1}`, value, showPreview: true }),
  );

  expect(cardOf(makeProduct({ id: 1, properties })).properties).toEqual([
    { label: 'Свойство 1', value: '9\u2060–\u206036\u00A0В' },
    { label: 'Свойство 2', value: 'Есть' },
  ]);
});
