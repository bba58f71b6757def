import { createTestShop, makeProduct } from '@shop/shared/testing';
import { DUOS, ORDERED, TAG } from '../../testing';
import { fillCart, planRepeat } from './repeat-plan';

it('takes products with their accessories, each in the number that was ordered', () => {
  const ordered = [
    { ...ORDERED, childProducts: ORDERED.childProducts.map((child) => ({ ...child, productCount: 3 })) },
  ];

  expect(planRepeat(ordered, [DUOS])).toEqual({
    additions: [{ productId: 102, productCount: 1, children: [{ productId: 10201, productCount: 3 }] }],
    missing: [],
  });
});

it('takes what is left of a product that has become short', () => {
  const ordered = [{ ...ORDERED, productCount: 5, childProducts: [] }];

  expect(planRepeat(ordered, [{ ...DUOS, count: 2 }])).toEqual({
    additions: [{ productId: 102, productCount: 2, children: [] }],
    missing: [{ name: 'INVIS DUOS', left: 2, isGone: false }],
  });
});

it('leaves out a product that is no longer sold, and its accessories with it', () => {
  expect(planRepeat([ORDERED], [{ ...DUOS, active: false }])).toEqual({
    additions: [],
    missing: [
      { name: 'INVIS DUOS', left: 0, isGone: true },
      { name: 'Радиометка РМ-2', left: 0, isGone: true },
    ],
  });
});

it('leaves out a sold-out accessory alone', () => {
  const products = [{ ...DUOS, childProducts: [{ ...TAG, count: 0 }] }];

  expect(planRepeat([ORDERED], products)).toEqual({
    additions: [{ productId: 102, productCount: 1, children: [] }],
    missing: [{ name: 'Радиометка РМ-2', left: 0, isGone: false }],
  });
});

it('asks no stock of a service', () => {
  const service = makeProduct({ id: 201, type: 'service', count: 0 });
  const ordered = [{ ...ORDERED, productId: 201, productCount: 2, childProducts: [] }];

  expect(planRepeat(ordered, [service])).toEqual({
    additions: [{ productId: 201, productCount: 2, children: [] }],
    missing: [],
  });
});

it('keeps the number of accessories apart from that of their product', () => {
  const { cart } = createTestShop();
  cart.getState().add({ productId: 102, productCount: 1, childProductIds: [10201] });

  fillCart(cart.getState, [{ productId: 102, productCount: 2, children: [{ productId: 10201, productCount: 5 }] }]);

  expect(cart.getState().items).toEqual([
    { id: 1, productId: 102, parentId: null, productCount: 3 },
    { id: 2, productId: 10201, parentId: 1, productCount: 6 },
  ]);
});
