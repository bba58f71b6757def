import { emptyValues, type EditLine } from '../../order';
import { ORDER } from '../../testing';
import { isPlaceable, newOrderInput, newTotal, withBuyer } from './new-order';

const DEVICE: EditLine = {
  ...{ id: -1, productId: 1, productCount: 2, parentId: null },
  ...{ productName: 'INVIS DUOS', price: 24_900.5 },
};
const LINES: EditLine[] = [
  DEVICE,
  { id: -2, productId: 21, productCount: 2, parentId: -1, productName: 'Датчик', price: 0 },
];
const VALUES = { ...emptyValues(), fio: ' Анна ', phone: '8 (912) 000-41-64', products: LINES };

it('is fast where no way of delivery is chosen', () => {
  expect(newOrderInput(VALUES)).toEqual({
    fio: 'Анна',
    phone: '79120004164',
    fastOrder: true,
    expectedTotal: 49_801,
    products: [{ productId: 1, productCount: 2, childProducts: [{ productId: 21, productCount: 2 }] }],
  });
});

it('has the delivery that was chosen, with the price that was agreed', () => {
  const way = { cityId: 31, typeId: 2, pointId: null, city: 'Казань', type: 'СДЭК', place: '' };
  const values = { ...VALUES, way, deliveryPrice: '450', deliveryStreet: 'Баумана' };

  expect(newOrderInput(values)).toMatchObject({
    ...{ deliveryCityId: 31, deliveryTypeId: 2, deliveryPointId: null, deliveryStreet: 'Баумана' },
    ...{ deliveryPrice: 450, fastOrder: false, expectedTotal: 50_251 },
  });
});

it('counts in kopecks', () => {
  expect(newTotal({ ...VALUES, products: [{ ...DEVICE, price: 0.1, productCount: 3 }] })).toBe(0.3);
});

it('needs a name, a number and goods', () => {
  expect(isPlaceable(VALUES)).toBe(true);
  expect(isPlaceable({ ...VALUES, products: [] })).toBe(false);
  expect(isPlaceable({ ...VALUES, phone: ' ' })).toBe(false);
});

it('takes the buyer of an earlier order, and nothing of its delivery', () => {
  const company = { ...ORDER, requisiteName: 'ООО «Вектор»', userType: 'ur' } as const;

  expect(withBuyer(VALUES, company)).toMatchObject({
    ...{ fio: 'Анна Ветрова', email: 'anna@example.ru', userType: 'ur', requisiteName: 'ООО «Вектор»' },
    ...{ deliveryStreet: '', products: LINES },
  });
});
