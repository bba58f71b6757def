import contents from './product-content.json';

/** Slugs of the goods that a service fits, by its id; a service that fits everything, or that nobody wrote about, is not in it. */
export type FittingGoods = Readonly<Partial<Record<string, readonly string[]>>>;

/** The lists of services on product pages, read from the other side. */
export function fittingGoods(): FittingGoods {
  const byService: Partial<Record<string, string[]>> = {};
  for (const { slug, serviceIds } of contents) {
    for (const id of serviceIds) (byService[id] ??= []).push(slug);
  }
  return byService;
}
