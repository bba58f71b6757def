import { formatHours, servicePriceFor } from '@shop/shared/booking';
import { meetsNeed, NEEDS, readAbilities } from '@shop/shared/devices';
import type { PageContext } from '@shop/shared/federation';
import { formatPrice, keepRanges } from '@shop/shared/format';
import type { Discount, Product, ProductDetails, PublicLists } from '@shop/shared/runtime';
import { needName } from '../../content/need-names';
import { ownershipOf, type Ownership } from './ownership';
import { discountsOf, tileOf, type TileProduct } from '../../features/buying';

const MAX_SIMILAR_PRODUCTS = 3;
const INSTALLATION = 'Установка';
const INSTALLATION_TIME = 'Время установки';

/** The part of the catalogue that the page of a product shows. */
export interface ProductData {
  /** Null when no product has the address. */
  product: Product | null;
  /** False when the API has not answered: nothing is known of the address then. */
  isKnown: boolean;
  /** The discounts of the product and its accessories. */
  discounts: readonly Discount[];
  /** What it is bought for, in words; empty for a product that does nothing by itself. */
  purposes: readonly string[];
  /** Duration and price of the installation; null when the product has none. */
  installation: string | null;
  /** What the first year costs; null for a device that needs no paid service. */
  ownership: Ownership | null;
  /** Similar products, for one that is no longer sold. */
  similarProducts: readonly TileProduct[];
  /** The figures that describe it best. */
  keyFacts: ProductDetails['keyFacts'];
}

function installationOf({ id, properties }: Product, services: readonly Product[]): string | null {
  const service = services.find(({ category }) => category === INSTALLATION);
  const row = service && servicePriceFor(id, service);
  const time = properties.find(({ name }) => name === INSTALLATION_TIME)?.value;
  const hours = row ? formatHours(row.minHours, row.maxHours) : time;
  if (!hours || !service?.active) return null;
  const price = row ? formatPrice(row.price) : `от\u00A0${formatPrice(service.price)}`;
  return `Установим за\u00A0${keepRanges(hours)}, ${price}`;
}

function purposesOf({ properties }: Product): string[] {
  const abilities = readAbilities(properties);
  return abilities.isDevice ? NEEDS.filter((need) => meetsNeed(abilities, need)).map(needName) : [];
}

/** Goods on sale, those of the same category first. */
async function similarProductsOf({ category }: Product, { catalog, lists }: Context): Promise<TileProduct[]> {
  const near = (category && (await catalog.find({ category }))?.items) || [];
  const others = near.length < MAX_SIMILAR_PRODUCTS ? ((await catalog.find({}))?.items ?? []) : [];
  const all = new Map([...near, ...others].map((product) => [product.id, product]));
  return [...all.values()].slice(0, MAX_SIMILAR_PRODUCTS).map((product) => tileOf(product, lists.discounts));
}

interface Context extends Pick<PageContext, 'params' | 'catalog'> {
  lists: Pick<PublicLists, 'discounts' | 'facts'>;
}

export async function productData(context: Context): Promise<ProductData> {
  const { params, lists, catalog } = context;
  const found = await catalog.products({ slugs: [params.slug ?? ''] });
  const [named] = found ?? [];
  if (!named) {
    const isKnown = found !== null;
    return {
      product: null,
      isKnown,
      discounts: [],
      purposes: [],
      installation: null,
      ownership: null,
      similarProducts: [],
      keyFacts: [],
    };
  }
  // The rest of the details is below the product, in a widget of its own.
  const { details, ...product } = named;
  const { serviceIds = [], keyFacts = [] } = details ?? {};
  const services = serviceIds.length > 0 ? ((await catalog.products({ ids: [...serviceIds] })) ?? []) : [];
  return {
    product,
    isKnown: true,
    discounts: discountsOf(product, lists.discounts),
    purposes: purposesOf(product),
    installation: installationOf(product, services),
    ownership: ownershipOf(product, lists.facts),
    keyFacts,
    similarProducts: product.active ? [] : await similarProductsOf(product, context),
  };
}
