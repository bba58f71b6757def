import type { SiteProduct, SiteProductsFilter } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { ProductCatalog } from '../catalog/catalog-source';

/** A cart has fewer rows, and a page names fewer products. */
const MAX_NAMED = 500;

const TOO_MANY = `Не больше ${MAX_NAMED} значений`;

function refuseLongFilters({ ids, slugs }: SiteProductsFilter): void {
  refuseFields({
    ...((ids?.length ?? 0) > MAX_NAMED && { ids: TOO_MANY }),
    ...((slugs?.length ?? 0) > MAX_NAMED && { slugs: TOO_MANY }),
  });
}

function firstGoods(products: readonly SiteProduct[], first: number): SiteProduct[] {
  let goods = 0;
  return products.filter(({ type }) => type === 'service' || (goods += 1) <= first);
}

/**
 * The products of the filter, ascending by sort.
 * @throws AppError BAD_REQUEST when it names more than 500 ids or slugs
 */
export function selectProducts({ products, byId, bySlug }: ProductCatalog, filter: SiteProductsFilter): SiteProduct[] {
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
