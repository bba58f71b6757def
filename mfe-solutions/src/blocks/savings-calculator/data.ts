import type { BlockData } from '../block';
import { namedProducts } from '../named-products';
import type { SavingsCalculatorProps } from './schema';

/** Values of constants that are prices of goods, by the key of the constant. */
export type CurrentPrices = Readonly<Record<string, number>>;

/**
 * What the goods behind constants cost now. A constant keeps the value of the document when one of
 * its goods is no longer sold, or the catalogue does not answer.
 */
export const savingsCalculatorData: BlockData<SavingsCalculatorProps, CurrentPrices> = async (
  { constants },
  { catalog },
) => {
  const priced = constants.flatMap(({ key, products }) => (products ? [{ key, products }] : []));
  const slugs = [...new Set(priced.flatMap(({ products }) => products))];
  if (slugs.length === 0) return {};
  const goods = (await catalog.products({ slugs })) ?? [];
  const prices = priced.flatMap(({ key, products }): [string, number][] => {
    const known = namedProducts(products, goods);
    return known.length === products.length ? [[key, known.reduce((sum, { price }) => sum + price, 0)]] : [];
  });
  return Object.fromEntries(prices);
};
