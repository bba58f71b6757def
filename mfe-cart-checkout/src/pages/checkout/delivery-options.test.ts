import { deliveryOptions } from './delivery-options';

const types = [
  { id: 1, name: 'Курьер магазина', img: null },
  { id: 2, name: 'Транспортная компания до пункта выдачи', img: null },
  { id: 3, name: 'Самовывоз', img: null },
];
const prices = [{ id: 11, cityId: 1, typeId: 1, price: 450 }];

function optionsIn(ownDelivery: boolean) {
  return deliveryOptions({ id: 1, city: 'Москва', ownDelivery }, types, prices);
}

describe('deliveryOptions', () => {
  it('offers the courier only where the shop delivers itself', () => {
    expect(optionsIn(true).map(({ kind }) => kind)).toEqual(['courier', 'transport', 'pickup']);
    expect(optionsIn(false).map(({ kind }) => kind)).toEqual(['transport', 'pickup']);
  });

  it('takes the price of city and way; without one it is by agreement, and collection is free', () => {
    expect(optionsIn(true).map(({ price }) => price)).toEqual([450, null, 0]);
  });

  it('believes the kind that the API names more than the name', () => {
    const type = { id: 9, name: 'Домой', img: null, kind: 'courier' as const };

    const [option] = deliveryOptions({ id: 1, city: 'Москва', ownDelivery: true }, [type], []);

    expect(option?.kind).toBe('courier');
  });
});
