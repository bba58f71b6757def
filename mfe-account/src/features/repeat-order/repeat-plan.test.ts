import { makeProduct } from '@shop/shared/testing';
import { DUOS, ORDERED, TAG } from '../../testing';
import { fillCart, planRepeat, priceOf, takeBack } from './repeat-plan';

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

it('takes all of what comes within its term', () => {
  const ordered = [{ ...ORDERED, productCount: 5, childProducts: [] }];

  expect(planRepeat(ordered, [{ ...DUOS, count: 2, orderTermDays: 10 }]).missing).toEqual([]);
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

describe('the cart of a repeated order', () => {
  const ADDITIONS = [{ productId: 102, productCount: 2, children: [{ productId: 10201, productCount: 5 }] }];

  it('has the ordered quantities, of accessories their own', () => {
    expect(fillCart([], ADDITIONS)).toEqual({
      items: [
        { id: 1, productId: 102, parentId: null, productCount: 2 },
        { id: 2, productId: 10201, parentId: 1, productCount: 5 },
      ],
      added: [
        { productId: 102, parentProductId: null, productCount: 2 },
        { productId: 10201, parentProductId: 102, productCount: 5 },
      ],
    });
  });

  it('is the same after a second press', () => {
    const { items } = fillCart([], ADDITIONS);

    expect(fillCart(items, ADDITIONS)).toEqual({ items, added: [] });
  });

  it('keeps what there is more of, and adds what is missing', () => {
    const before = [
      { id: 4, productId: 9, parentId: null, productCount: 1 },
      { id: 7, productId: 102, parentId: null, productCount: 3 },
    ];

    const { items, added } = fillCart(before, ADDITIONS);

    expect(items).toEqual([...before, { id: 8, productId: 10201, parentId: 7, productCount: 5 }]);
    expect(takeBack(items, added)).toEqual(before);
  });

  it('is taken back without what has changed since', () => {
    const { items, added } = fillCart([], ADDITIONS);
    const since = [
      ...items.map((item) => (item.id === 1 ? { ...item, productCount: 3 } : item)),
      { id: 3, productId: 9, parentId: null, productCount: 1 },
    ];

    expect(takeBack(since, added)).toEqual([
      { id: 1, productId: 102, parentId: null, productCount: 1 },
      { id: 3, productId: 9, parentId: null, productCount: 1 },
    ]);
    expect(takeBack(items, added)).toEqual([]);
  });

  it('names what was added at the prices of today', () => {
    expect(priceOf(fillCart([], ADDITIONS).added, [DUOS])).toBe(2 * DUOS.price + 5 * TAG.price);
  });
});
