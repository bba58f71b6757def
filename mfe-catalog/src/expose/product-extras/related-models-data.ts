import { isSpare } from '@shop/shared/catalog';
import { toKopecks, toRoubles } from '@shop/shared/format';
import type { CatalogReader } from '@shop/shared/public-lists';
import type { Product } from '@shop/shared/runtime';
import { buildComparison } from '../../features/comparison';

const MAX_MODELS = 3;
const MAX_DIFFERENCES = 3;

/** A property whose value is another one here than at the product of the page. */
export interface Difference {
  name: string;
  value: string;
  /** The value of the product of the page. */
  ownValue: string;
}

/** A model that a buyer of the product may want instead. */
export interface RelatedModel extends Pick<Product, 'id' | 'name' | 'price'> {
  slug: string;
  img: string | null;
  /** How much dearer it is, in roubles; negative for a cheaper one. */
  dearerBy: number;
  differences: readonly Difference[];
  /** The two side by side. */
  comparePath: string;
}

function differencesOf(product: Product, other: Product): Difference[] {
  const rows = buildComparison([product, other]).groups.flatMap((group) => group.rows);
  return rows.slice(0, MAX_DIFFERENCES).map(({ name, values }) => ({
    name,
    value: values.get(other.id) ?? '',
    ownValue: values.get(product.id) ?? '',
  }));
}

const priceGap = (product: Product, other: Product) => toKopecks(other.price) - toKopecks(product.price);

function toRelatedModel(product: Product, other: Product): RelatedModel {
  const { id, name, slug, price, img, images } = other;
  return {
    id,
    name,
    price,
    slug: slug ?? '',
    img: img ?? images[0] ?? null,
    dearerBy: toRoubles(priceGap(product, other)),
    differences: differencesOf(product, other),
    comparePath: `/compare?ids=${product.id},${id}`,
  };
}

/** Models of the same category that are on sale, those of the nearest price, the cheapest first. */
export async function relatedModels(product: Product, catalog: Pick<CatalogReader, 'find'>): Promise<RelatedModel[]> {
  if (!product.category || isSpare(product)) return [];
  const goods = (await catalog.find({ category: product.category }))?.items ?? [];
  return goods
    .filter((other) => other.id !== product.id && other.active && other.slug && other.price > 0)
    .toSorted((a, b) => Math.abs(priceGap(product, a)) - Math.abs(priceGap(product, b)))
    .slice(0, MAX_MODELS)
    .toSorted((a, b) => a.price - b.price)
    .map((other) => toRelatedModel(product, other));
}
