import type { GoodsEdit, Product } from '../../goods';

/** A row of the table: a product, and what is typed into it. */
export interface GoodsLine {
  product: Product;
  edit: GoodsEdit | undefined;
}
