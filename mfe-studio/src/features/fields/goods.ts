/** What the catalogue sells, as fields show it. */
export interface Good {
  slug: string;
  name: string;
  /** In roubles. */
  price: number;
  img: string | null;
  category: string;
}

/** A product of the catalogue, as the API tells it. */
interface ListedProduct extends Omit<Good, 'slug' | 'img' | 'category'> {
  active: boolean;
  slug?: string | null;
  img?: string | null;
  category?: string | null;
  type: 'product' | 'service';
}

const SERVICES = 'Услуги';
const REST = 'Другие товары';

/** The goods that have a page, by slug, in the order of the catalogue. */
export function goodsOf(products: readonly ListedProduct[]): ReadonlyMap<string, Good> {
  const goods = products.flatMap(({ active, slug, name, price, img, category, type }) =>
    active && slug
      ? [{ slug, name, price, img: img ?? null, category: category ?? (type === 'service' ? SERVICES : REST) }]
      : [],
  );
  return new Map(goods.map((good) => [good.slug, good]));
}
