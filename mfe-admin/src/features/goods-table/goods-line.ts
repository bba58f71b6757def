import { useMemo, useState } from 'react';
import type { GoodsDraft, GoodsEdit, Product } from '../../goods';

/** A row of the table: a product, and what is typed into it. */
export interface GoodsLine {
  product: Product;
  edit: GoodsEdit | undefined;
}

/** Lines keep their identity as long as nothing in them changes, so that only others draw anew. */
function createLines() {
  const known = new WeakMap<Product, GoodsLine>();
  return (product: Product, edit: GoodsEdit | undefined): GoodsLine => {
    const line = known.get(product);
    if (line?.edit === edit && line) return line;
    const made = { product, edit };
    known.set(product, made);
    return made;
  };
}

/** The lines of the table, in the order of the products. */
export function useGoodsLines(products: readonly Product[], draft: GoodsDraft): GoodsLine[] {
  const [lineOf] = useState(createLines);
  return useMemo(() => products.map((product) => lineOf(product, draft[product.id])), [products, draft, lineOf]);
}
