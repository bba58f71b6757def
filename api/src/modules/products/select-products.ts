import type { SiteProduct, SiteProductsFilter } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { ProductCatalog } from '../catalog/catalog-source';

/** A cart has fewer rows, and a page names fewer products. */
const MAX_NAMED = 500;

/** Several megabytes: as much as one answer to a filter may have. */
const MAX_FIRST = 1000;

const TOO_MANY = `Не больше ${MAX_NAMED} значений`;

/** What a filter lists is limited: by names, by `first`, or by the few services that a shop has. */
function refuseLongFilters({ ids, slugs, type, first }: SiteProductsFilter): void {
  const isShort = Boolean(ids ?? slugs) || type === 'service';
  const isFirstAllowed = typeof first === 'number' ? first >= 1 && first <= MAX_FIRST : isShort;
  refuseFields({
    ...((ids?.length ?? 0) > MAX_NAMED && { ids: TOO_MANY }),
    ...((slugs?.length ?? 0) > MAX_NAMED && { slugs: TOO_MANY }),
    ...(!isFirstAllowed && { first: `От 1 до ${MAX_FIRST}` }),
  });
}

function firstGoods(products: readonly SiteProduct[], first: number): SiteProduct[] {
  let goods = 0;
  return products.filter(({ type }) => type === 'service' || (goods += 1) <= first);
}

/**
 * The products of the filter, ascending by sort; all without a filter.
 * @throws AppError BAD_REQUEST when the filter could list too many
 */
export function selectProducts(
  { products, byId, bySlug }: ProductCatalog,
  filter: SiteProductsFilter | null | undefined,
): SiteProduct[] {
  if (!filter) return [...products];
  refuseLongFilters(filter);
  const { ids, slugs, type, first } = filter;
  const isNamed = Boolean(ids ?? slugs);
  const named = [...(ids ?? []).map((id) => byId.get(id)), ...(slugs ?? []).map((slug) => bySlug.get(slug))];
  const chosen = isNamed
    ? [...new Set(named)].filter((product) => product !== undefined).toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    : products;
  const ofType = type ? chosen.filter((product) => product.type === type) : [...chosen];
  return typeof first === 'number' ? firstGoods(ofType, first) : ofType;
}
