import { isSpare } from '@shop/shared/catalog';
import { createSearch, searchableProduct, type Search } from '@shop/shared/search';
import type { SiteProduct, SiteSearch, SiteSearchAccessory } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { ProductCatalog } from './catalog-source';
import { MAX_QUERY_LENGTH } from './refuse-input';

const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 10;

/** What the search finds besides goods. */
interface Extras {
  services: readonly SiteProduct[];
  accessories: readonly SiteSearchAccessory[];
  findServices: Search['find'];
  findAccessories: Search['find'];
}

/**
 * Devices share accessories: each name is listed once, with the first device that has it. A spare
 * has price and page of its own.
 */
function accessoriesOf({ goods, byId }: ProductCatalog): SiteSearchAccessory[] {
  const byName = new Map<string, SiteSearchAccessory>();
  for (const spare of goods.filter(isSpare)) {
    const product = byId.get(spare.fits?.[0]?.id ?? 0) ?? spare;
    byName.set(spare.name, { accessory: spare, product });
  }
  for (const product of goods) {
    for (const accessory of product.childProducts) {
      if (accessory.active && !byName.has(accessory.name)) byName.set(accessory.name, { accessory, product });
    }
  }
  return [...byName.values()];
}

const known = new WeakMap<ProductCatalog, Extras>();

function indexExtras(catalog: ProductCatalog): Extras {
  const services = catalog.products.filter(({ active, type }) => active && type === 'service');
  const accessories = accessoriesOf(catalog);
  return {
    services,
    accessories,
    findServices: createSearch(services.map(searchableProduct)).find,
    findAccessories: createSearch(accessories.map(({ accessory }) => searchableProduct(accessory))).find,
  };
}

function extrasOf(catalog: ProductCatalog): Extras {
  const extras = known.get(catalog) ?? indexExtras(catalog);
  known.set(catalog, extras);
  return extras;
}

function best<Item>(items: readonly Item[], idOf: (item: Item) => number, { scores }: ReturnType<Search['find']>) {
  const scoreOf = (item: Item) => scores.get(idOf(item)) ?? 0;
  return items.filter((item) => scores.has(idOf(item))).toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

/**
 * Finds goods, services and accessories for the search in the header.
 * @throws AppError BAD_REQUEST when the query is too long or the limit out of range
 */
export function searchSite(catalog: ProductCatalog, query: string, limit: number = DEFAULT_LIMIT): SiteSearch {
  refuseFields({
    ...(query.length > MAX_QUERY_LENGTH && { query: `Не больше ${MAX_QUERY_LENGTH} символов` }),
    ...((limit < 1 || limit > MAX_LIMIT) && { limit: `От 1 до ${MAX_LIMIT}` }),
  });
  const text = query.trim();
  if (text === '') return { total: 0, corrected: null, goods: [], services: [], accessories: [] };
  const { services, accessories, findServices, findAccessories } = extrasOf(catalog);
  const found = catalog.search().find(text);
  const [foundServices, foundAccessories] = [findServices(text), findAccessories(text)];
  return {
    total: found.scores.size,
    corrected: found.corrected ?? foundServices.corrected ?? foundAccessories.corrected,
    goods: best(
      catalog.goods.filter((product) => !isSpare(product)),
      ({ id }) => id,
      found,
    ).slice(0, limit),
    services: best(services, ({ id }) => id, foundServices).slice(0, limit),
    accessories: best(accessories, ({ accessory }) => accessory.id, foundAccessories).slice(0, limit),
  };
}
