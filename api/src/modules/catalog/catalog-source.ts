import { createCatalog, type Catalog } from '@shop/shared/catalog';
import { factTexts, fillFacts, serviceOf, type Fact } from '@shop/shared/facts';
import type { SiteProduct } from '../../generated/resolvers-types';
import { groupProperties, listProducts, type PropertiesByProduct } from '../products/list-products';
import type { FactRepository } from '../facts/fact-repository';
import type { ProductRepository } from '../products/product-repository';

export type ProductCatalog = Catalog<SiteProduct>;

export interface CatalogSource {
  /** The catalogue of the current version. Calls at the same time share one load. */
  current: () => Promise<ProductCatalog>;
}

function withNeededService(products: readonly SiteProduct[], facts: readonly Fact[]): SiteProduct[] {
  return products.map((product) => {
    const service = serviceOf(product, 'service', facts, products);
    if (!service) return product;
    const { id, name, price } = service;
    return { ...product, neededService: { productId: id, name, price } };
  });
}

/**
 * Holds the whole catalogue in memory until its version changes. Properties, most of the rows, are
 * read again only when they or the facts in them have changed.
 * @param currentVersion the version of the catalogue as this process knows it
 */
export function createCatalogSource(
  repository: ProductRepository,
  facts: FactRepository,
  currentVersion: () => number,
): CatalogSource {
  let held: { version: number; catalog: Promise<ProductCatalog> } | null = null;
  let properties: { version: number; byProduct: PropertiesByProduct } | null = null;

  const loadProperties = async () => {
    // The version is read before the rows: at worst, they are read once more.
    const version = await repository.readPropertiesVersion();
    if (properties?.version === version) return properties.byProduct;
    const byProduct = groupProperties(fillFacts(await repository.findProperties(), factTexts(await facts.findFacts())));
    properties = { version, byProduct };
    return byProduct;
  };

  const load = async (before: ProductCatalog | null) => {
    const byProduct = await loadProperties();
    const known = await facts.findFacts();
    const products = listProducts(fillFacts(await repository.findProducts(), factTexts(known)), byProduct);
    const catalog = createCatalog(withNeededService(products, known), before);
    // The first search need not wait for the index of the words.
    setImmediate(catalog.search);
    return catalog;
  };

  return {
    current() {
      const version = currentVersion();
      if (held?.version === version) return held.catalog;
      const before = held?.catalog.catch(() => null) ?? Promise.resolve(null);
      const loading = { version, catalog: before.then(load) };
      held = loading;
      loading.catalog.catch(() => {
        if (held === loading) held = null;
      });
      return loading.catalog;
    },
  };
}
