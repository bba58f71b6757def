import { orderTotal } from './order';

const line = { productCount: 1, productPrice: 0, discount: 0 };

it('adds up goods, accessories and delivery, with the discount per piece', () => {
  const total = orderTotal({
    deliveryPrice: 450,
    products: [
      {
        ...line,
        productCount: 2,
        productPrice: 24900,
        discount: 900,
        childProducts: [{ ...line, productCount: 3, productPrice: 590 }],
      },
      { ...line, productPrice: 7900, childProducts: [] },
    ],
  });

  expect(total).toBe(450 + 48000 + 1770 + 7900);
});

it('keeps kopecks exact', () => {
  const product = { ...line, productCount: 3, productPrice: 0.1, childProducts: [] };

  expect(orderTotal({ deliveryPrice: 0.2, products: [product] })).toBe(0.5);
});
