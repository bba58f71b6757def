import type { OrderRow } from '@shop/shared/included-parts';
import { makeChild, makeProduct } from '@shop/shared/testing';
import { makeService } from '../../testing';
import { joinLines } from './join-lines';
import { computeTotals, isOrderable, shortagesOf } from './order-lines';

const products = [
  makeProduct({ id: 1, price: 24900, count: 5, childProducts: [makeChild({ id: 11, price: 0.1, count: 9 })] }),
  makeProduct({ id: 2, price: 0.2, count: 9 }),
  makeProduct({ id: 3, active: false, price: 500 }),
  makeService({ id: 4, price: 6500 }),
];
const discounts = [
  { id: 1, productId: 1, productCount: 3, discount: 750 },
  { id: 2, productId: 1, productCount: 5, discount: 2000 },
];

const choice = { leftOut: '', forProductId: '' };

function row(id: number, productId: number, productCount = 1, parentId: number | null = null): OrderRow {
  return { id, productId, productCount, parentId, isIncluded: false };
}

function join(...items: OrderRow[]) {
  return joinLines(items, { products, discounts, choice });
}

describe('order lines', () => {
  it('puts accessories under their product', () => {
    const [group] = join(row(1, 1), row(2, 11, 2, 1));

    expect(group?.children.map(({ productId, count }) => [productId, count])).toEqual([[11, 2]]);
  });

  it('adds prices without losing a kopeck', () => {
    const totals = computeTotals(join(row(1, 2), row(2, 1), row(3, 11, 1, 2)));

    expect(totals.goodsKopecks).toBe(2_490_030);
  });

  it('separates goods from services and counts the pieces of goods', () => {
    const totals = computeTotals(join(row(1, 1), row(2, 11, 2, 1), row(3, 4, 2)));

    expect(totals).toMatchObject({ goodsCount: 3, servicesKopecks: 1_300_000 });
  });

  it.each([
    [2, 0],
    [3, 225_000],
    [4, 300_000],
    [5, 1_000_000],
  ])('applies the highest discount step that %i pieces reach', (count, discountKopecks) => {
    expect(computeTotals(join(row(1, 1, count))).discountKopecks).toBe(discountKopecks);
  });

  it('never discounts more than the price', () => {
    const steps = [{ id: 1, productId: 2, productCount: 1, discount: 100 }];

    const totals = computeTotals(joinLines([row(1, 2, 3)], { products, discounts: steps, choice }));

    expect(totals.totalKopecks).toBe(0);
  });

  it('reports a shortage with the pieces in stock', () => {
    const [group] = join(row(1, 1, 6));

    expect(group?.line.problem).toEqual({ kind: 'short', available: 5, wanted: 6, fits: 5 });
  });

  it('lacks nothing that comes within a term, and names the term beyond stock', () => {
    const late = makeProduct({ id: 5, count: 2, orderTermDays: 10 });
    const lines = [2, 3].map(
      (count) => joinLines([row(1, 5, count)], { products: [late], discounts, choice })[0]?.line,
    );

    expect(lines.map((line) => [line?.problem, line?.orderTermDays])).toEqual([
      [null, null],
      [null, 10],
    ]);
  });

  it('lacks a product as far as it lacks an included part', () => {
    const [group] = join(row(1, 1, 3), { ...row(2, 11, 3, 1), productCount: 20, isIncluded: true });

    expect(group?.line.problem).toEqual({ kind: 'short', available: 9, wanted: 20, fits: 9 });
    expect(group?.children[0]?.problem).toBeNull();
  });

  it.each([
    ['shares', [5, 7], [2, 4]],
    ['gives nothing to', [9, 9], [0, 0]],
  ])('%s the available stock when one product is in two rows', (_verb, [first = 0, second = 0], fits) => {
    const problems = join(row(1, 2, first), row(2, 2, second)).map(({ line }) => line.problem);

    expect(problems).toEqual(fits.map((left) => ({ kind: 'short', available: 9, wanted: first + second, fits: left })));
  });

  it.each([
    [1, { more: 2, unitKopecks: 2_415_000 }],
    [3, { more: 2, unitKopecks: 2_290_000 }],
    [5, null],
  ])('shows the next discount step after %i pieces', (count, nextStep) => {
    expect(join(row(1, 1, count))[0]?.line.nextStep).toEqual(nextStep);
  });

  it('offers no discount that the stock cannot reach', () => {
    const steps = [{ id: 1, productId: 2, productCount: 10, discount: 0.1 }];

    const [group] = joinLines([row(1, 2, 3)], { products, discounts: steps, choice });

    expect(group?.line.nextStep).toBeNull();
  });

  it('checks the stock of a product against all of its rows', () => {
    expect(isOrderable(join(row(1, 2, 5), row(2, 2, 5)))).toBe(false);
  });

  it.each([
    ['inactive', row(1, 3)],
    ['unknown', row(1, 999)],
    ['an accessory without its product', row(1, 11)],
  ])('does not price a product that is %s', (_name, item) => {
    const groups = join(item);

    expect(groups[0]?.line.problem).toEqual({ kind: 'discontinued' });
    expect(computeTotals(groups).totalKopecks).toBe(0);
  });

  it('needs no stock for services', () => {
    expect(isOrderable(join(row(1, 4, 999)))).toBe(true);
  });
});

it('lists each short product once, with the pieces in stock', () => {
  const child = makeChild({ id: 11, count: 1 });
  const products = [makeProduct({ id: 10, count: 5, childProducts: [child] }), makeProduct({ id: 20, active: false })];
  const items = [row(1, 10, 1), row(2, 11, 1, 1), row(3, 10, 2), row(4, 11, 2, 3), row(5, 20, 1)];

  expect(shortagesOf(joinLines(items, { products, discounts: [], choice }))).toEqual([
    { productId: 11, available: 1 },
    { productId: 20, available: 0 },
  ]);
});
