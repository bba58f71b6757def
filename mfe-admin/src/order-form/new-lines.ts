import { isIncluded } from '@shop/shared/included-parts';
import type { StaffGoodsQuery } from '../generated/graphql';
import type { EditLine } from '../order';

export type SoldProduct = StaffGoodsQuery['siteProducts'][number];

/** Parts of a kit have the count of their product (docs/rules.md, Cart). */
export function followKits(lines: readonly EditLine[]): readonly EditLine[] {
  const countOf = new Map(lines.map(({ id, productCount }) => [id, productCount]));
  return lines.map((line) => {
    const isPart = line.parentId !== null && isIncluded({ price: line.price });
    return isPart ? { ...line, productCount: countOf.get(line.parentId ?? 0) ?? line.productCount } : line;
  });
}

/** One more of a product: of its line, or a new line with all that is included in it. */
export function withProduct(lines: readonly EditLine[], product: SoldProduct): readonly EditLine[] {
  const has = lines.some(({ productId, parentId }) => productId === product.id && parentId === null);
  if (has)
    return followKits(
      lines.map((line) =>
        line.productId === product.id && line.parentId === null
          ? { ...line, productCount: line.productCount + 1 }
          : line,
      ),
    );
  const mainId = Math.min(0, ...lines.map(({ id }) => id)) - 1;
  const parts = product.childProducts.filter((child) => child.active && isIncluded(child));
  return [
    ...lines,
    {
      ...{ id: mainId, productId: product.id, productCount: 1, parentId: null },
      ...{ productName: product.name, price: product.price },
    },
    ...parts.map(({ id, name }, index) => ({
      ...{ id: mainId - index - 1, productId: id, productCount: 1, parentId: mainId },
      ...{ productName: name, price: 0 },
    })),
  ];
}
