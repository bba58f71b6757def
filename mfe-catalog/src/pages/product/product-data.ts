import type { PageContext } from '@shop/shared/federation';
import { formatPrice } from '@shop/shared/format';
import { selectGoods, type Discount, type Product, type PublicLists } from '@shop/shared/runtime';
import type { ProductContent } from '../../content/product-content';
import { leadSentences, paymentUnit } from '../../content/product-words';
import { discountsOf, tileOf, toBuyable, type Buyable, type TileProduct } from '../../features/buying';

const SERVICE_TEXT_LENGTH = 90;
const MAX_SIMILAR_PRODUCTS = 3;
const INSTALLATION = 'Установка';
const INSTALLATION_TIME = 'Время установки';

/** A service that goes with the product. */
export interface FittingService extends Buyable, Pick<Product, 'img'> {
  text: string;
  unit: string | null;
}

/** The part of the lists that the page of a product shows. */
export interface ProductData {
  /** Null when no product has the address. */
  product: Product | null;
  /** The discounts of the product and its accessories. */
  discounts: readonly Discount[];
  services: readonly FittingService[];
  /** Duration and price of the installation; null when the product has none. */
  installation: string | null;
  /** Similar products, for one that is no longer sold. */
  similarProducts: readonly TileProduct[];
}

function toFittingService(service: Product): FittingService {
  return {
    ...toBuyable(service),
    img: service.img,
    text: leadSentences(service.description, SERVICE_TEXT_LENGTH).lead,
    unit: paymentUnit(service) ?? null,
  };
}

function installationOf({ properties }: Product, services: readonly Product[]): string | null {
  const time = properties.find(({ name }) => name === INSTALLATION_TIME)?.value;
  const service = services.find(({ category }) => category === INSTALLATION);
  return time && service?.active ? `Установим за\u00A0${time}, от\u00A0${formatPrice(service.price)}` : null;
}

/** Goods on sale, those of the same category first. */
function similarProductsOf({ category }: Product, { products, discounts }: PublicLists): TileProduct[] {
  const goods = selectGoods(products);
  const isNear = (other: Product) => other.category === category;
  return [...goods.filter(isNear), ...goods.filter((other) => !isNear(other))]
    .slice(0, MAX_SIMILAR_PRODUCTS)
    .map((product) => tileOf(product, discounts));
}

/** @param content the result of the page's `content`: facts and services of the product */
export function productData({
  params,
  lists,
  content,
}: Pick<PageContext, 'params' | 'lists' | 'content'>): ProductData {
  const product = lists.products.find(({ slug }) => slug !== null && slug === params.slug);
  if (!product) return { product: null, discounts: [], services: [], installation: null, similarProducts: [] };
  const { serviceIds } = content as ProductContent; // the page's own `content`
  const services = serviceIds.flatMap((id) => lists.products.find((item) => item.id === id) ?? []);
  return {
    product,
    discounts: discountsOf(product, lists.discounts),
    services: services.filter(({ active }) => active).map(toFittingService),
    installation: installationOf(product, services),
    similarProducts: product.active ? [] : similarProductsOf(product, lists),
  };
}
