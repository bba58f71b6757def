import { createTestShop, makeProduct } from '@shop/shared/testing';
import { DUOS, ORDERED, TAG } from '../../testing';
import { fillCart, planRepeat } from './repeat-plan';

it('takes products with their accessories, each in the ordered quantity', () => {
  const ordered = [
    { ...ORDERED, childProducts: ORDERED.childProducts.map((child) => ({ ...child, productCount: 3 })) },
  ];

  expect(planRepeat(ordered, [DUOS])).toEqual({
    additions: [{ productId: 102, productCount: 1, children: [{ productId: 10201, productCount: 3 }] }],
    missing: [],
  });
});

it('takes the pieces in stock of a product that is short', () => {
  const ordered = [{ ...ORDERED, productCount: 5, childProducts: [] }];

  expect(planRepeat(ordered, [{ ...DUOS, count: 2 }])).toEqual({
    additions: [{ productId: 102, productCount: 2, children: [] }],
    missing: [{ name: 'INVIS DUOS', left: 2, isDiscontinued: false }],
  });
});

it('leaves out a discontinued product, with its accessories', () => {
  expect(planRepeat([ORDERED], [{ ...DUOS, active: false }])).toEqual({
    additions: [],
    missing: [
      { name: 'INVIS DUOS', left: 0, isDiscontinued: true },
      { name: 'Радиометка РМ-2', left: 0, isDiscontinued: true },
    ],
  });
});

it('leaves out only the accessory that is sold out', () => {
  const products = [{ ...DUOS, childProducts: [{ ...TAG, count: 0 }] }];

  expect(planRepeat([ORDERED], products)).toEqual({
    additions: [{ productId: 102, productCount: 1, children: [] }],
    missing: [{ name: 'Радиометка РМ-2', left: 0, isDiscontinued: false }],
  });
});

it('needs no stock for a service', () => {
  const service = makeProduct({ id: 201, type: 'service', count: 0 });
  const ordered = [{ ...ORDERED, productId: 201, productCount: 2, childProducts: [] }];

  expect(planRepeat(ordered, [service])).toEqual({
    additions: [{ productId: 201, productCount: 2, children: [] }],
    missing: [],
  });
});

it('keeps the count of accessories separate from that of their product', () => {
  const { cart } = createTestShop();
  cart.getState().add({ productId: 102, productCount: 1, childProductIds: [10201] });

  fillCart(cart.getState, [{ productId: 102, productCount: 2, children: [{ productId: 10201, productCount: 5 }] }]);

  expect(cart.getState().items).toEqual([
    { id: 1, productId: 102, parentId: null, productCount: 3 },
    { id: 2, productId: 10201, parentId: 1, productCount: 6 },
  ]);
});
