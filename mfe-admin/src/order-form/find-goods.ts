import { createSearch, searchableProduct } from '@shop/shared/search';
import type { SoldProduct } from './new-lines';

const isOnSale = ({ active, price }: SoldProduct) => active && price > 0;

/** Finds what is on sale as shoppers find it: also with a slip, or in the other keyboard layout. */
export function createGoodsSearch(goods: readonly SoldProduct[]): (text: string) => readonly SoldProduct[] {
  const sold = goods.filter(isOnSale);
  const { find } = createSearch(sold.map(searchableProduct));
  return (text) => {
    if (text.trim() === '') return [];
    const { scores } = find(text);
    const scoreOf = ({ id }: SoldProduct) => scores.get(id) ?? 0;
    return sold.filter(({ id }) => scores.has(id)).toSorted((one, other) => scoreOf(other) - scoreOf(one));
  };
}
