import { deliveryOptions } from './delivery';

const types = [
  { id: 1, kind: 'courier', name: 'Курьер магазина', img: null, carrier: null },
  { id: 2, kind: 'transport', name: 'Транспортная компания', img: null, carrier: 'ТК «Верста»' },
  { id: 3, kind: 'pickup', name: 'Самовывоз', img: null, carrier: null },
] as const;
const prices = [
  { id: 11, cityId: 1, typeId: 1, price: 450, minDays: null, maxDays: null },
  { id: 13, cityId: 1, typeId: 3, price: 0, minDays: null, maxDays: null },
];

function optionsIn(city: { ownDelivery: boolean; hasPickup: boolean }) {
  return deliveryOptions({ id: 1, city: 'Москва', ...city }, types, prices);
}

describe('deliveryOptions', () => {
  it('offers the courier only where the shop delivers itself, and pick-up only from a place', () => {
    const kindsIn = (ownDelivery: boolean, hasPickup: boolean) =>
      optionsIn({ ownDelivery, hasPickup }).map(({ kind }) => kind);

    expect(kindsIn(true, true)).toEqual(['courier', 'transport', 'pickup']);
    expect(kindsIn(false, true)).toEqual(['transport', 'pickup']);
    expect(kindsIn(true, false)).toEqual(['courier', 'transport']);
  });

  it('uses the price of city and way; without one the price is agreed, and pick-up is free', () => {
    expect(optionsIn({ ownDelivery: true, hasPickup: true }).map(({ price }) => price)).toEqual([450, null, 0]);
  });
});
