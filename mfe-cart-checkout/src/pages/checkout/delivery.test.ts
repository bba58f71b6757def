import { deliveryOptions } from './delivery';

const types = [
  { id: 1, kind: 'courier', name: 'Курьер магазина', img: null },
  { id: 2, kind: 'transport', name: 'Транспортная компания до пункта выдачи', img: null },
  { id: 3, kind: 'pickup', name: 'Самовывоз', img: null },
] as const;
const prices = [{ id: 11, cityId: 1, typeId: 1, price: 450 }];

function optionsIn(ownDelivery: boolean) {
  return deliveryOptions({ id: 1, city: 'Москва', ownDelivery }, types, prices);
}

describe('deliveryOptions', () => {
  it('offers the courier only in cities where the shop delivers itself', () => {
    expect(optionsIn(true).map(({ kind }) => kind)).toEqual(['courier', 'transport', 'pickup']);
    expect(optionsIn(false).map(({ kind }) => kind)).toEqual(['transport', 'pickup']);
  });

  it('uses the price of city and way; without one the price is agreed, and pick-up is free', () => {
    expect(optionsIn(true).map(({ price }) => price)).toEqual([450, null, 0]);
  });
});
