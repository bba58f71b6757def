import type { HeadContext, PageHead } from '@shop/shared/federation';
import { formatPrice } from '@shop/shared/format';
import type { ProductReviews } from '@shop/shared/public-lists';
import type { Product } from '@shop/shared/runtime';
import { leadSentences } from '../../content/product-words';
import { reviewsOf } from '../../content/reviews-of';
import { isObtainable } from '../../features/buying';
import { breadcrumbList } from '../../features/seo';
import { picturesOf } from './pictures';
import { productCrumbs } from './product-crumbs';
import type { ProductData } from './product-data';

const SHOP_NAME = 'INVIS DUOS';

/** BackOrder: sold beyond stock. */
function availabilityOf(product: Product): string {
  if (!isObtainable(product)) return 'OutOfStock';
  return isObtainable({ ...product, orderTermDays: null }) ? 'InStock' : 'BackOrder';
}

function offer(product: Product, url: string): Record<string, unknown> {
  const availability = availabilityOf(product);
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: 'RUB',
    ...(product.saleEndsAt && { priceValidUntil: product.saleEndsAt }),
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: SHOP_NAME },
  };
}

/** What buyers say. Examples of the demonstration are invented, so search engines get none. */
function ratingLd(said: ProductReviews | null): Record<string, unknown> {
  if (said?.average == null) return {};
  const real = said.reviews.filter(({ isExample }) => !isExample);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: said.average, reviewCount: said.count },
    review: real.map(({ authorName, rating, text, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: authorName },
      datePublished: createdAt,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
  };
}

/** The product with its offer, as a Product of schema.org. */
function productLd(product: Product, said: ProductReviews | null, publicUrl: string): Record<string, unknown> {
  const { properties } = product;
  const images = picturesOf(product, { captions: {}, labels: {} });
  const url = `${publicUrl}/${product.slug}`;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: product.brand ?? SHOP_NAME },
    ...(product.category && { category: product.category }),
    // Search engines refuse an empty list, but accept a missing one.
    ...(images.length > 0 && { image: images.map(({ path }) => `${publicUrl}${path}`) }),
    ...(properties.length > 0 && {
      additionalProperty: properties.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
    // A price that is to be asked for is none for search engines.
    ...(product.price > 0 && { offers: offer(product, url) }),
    ...ratingLd(said),
  };
}

const LEAD_LENGTH = 110;
function titleOf(name: string): string {
  const isNamedAfterShop = name.startsWith(SHOP_NAME);
  return `${name}: цена, характеристики, аксессуары${isNamedAfterShop ? '' : ` — ${SHOP_NAME}`}`;
}

function discontinuedHead({ name, category }: Product): PageHead {
  return {
    title: `${name} снят с продажи — INVIS DUOS`,
    description: `${name} больше не продаётся. Посмотрите, что есть вместо него${category ? ` в категории «${category}»` : ''}.`,
    status: 410,
    isIndexed: false,
  };
}

function currentHead(product: Product, said: ProductReviews | null, publicUrl: string): PageHead {
  const { lead } = leadSentences(product.description, LEAD_LENGTH);
  return {
    title: titleOf(product.name),
    description: `${lead} ${product.price > 0 ? `Цена ${formatPrice(product.price)}` : 'Цена по запросу'}, характеристики, аксессуары, доставка по России.`,
    canonicalPath: `/${product.slug}`,
    picture: { title: product.name, text: lead, ...(product.img && { drawing: product.img }) },
    jsonLd: [productLd(product, said, publicUrl), breadcrumbList(productCrumbs(product), publicUrl)],
  };
}

export function productHead({ data: { product, isKnown }, lists, publicUrl }: HeadContext<ProductData>): PageHead {
  if (product)
    return product.active ? currentHead(product, reviewsOf(product.id, lists), publicUrl) : discontinuedHead(product);
  return {
    title: isKnown ? 'Страница не найдена — INVIS DUOS' : 'Товар — INVIS DUOS',
    description: 'Охранные комплексы, трекеры и датчики для транспорта.',
    status: isKnown ? 404 : 200,
    isIndexed: false,
  };
}
