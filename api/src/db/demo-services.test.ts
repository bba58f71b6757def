import products from './demo-data/products.json';
import prices from './demo-data/service-prices.json';

const pricesOf = (id: number) => new Set(prices.filter(({ serviceId }) => serviceId === id).map(({ price }) => price));

describe('the demonstration data', () => {
  it('says that the price depends on the model of each service whose price does, and of no other', () => {
    const saying = products.filter(({ description }) => /цена[^.]*зависят от модели/i.test(description));
    const depending = products.filter(({ id }) => pricesOf(id).size > 1);

    expect(depending).not.toEqual([]);
    expect(saying.map(({ name }) => name)).toEqual(depending.map(({ name }) => name));
  });
});
