import type { HeadContext, PageHead } from '@shop/shared/federation';
import { formatPrice } from '@shop/shared/format';
import type { Product } from '@shop/shared/runtime';
import { leadSentences } from '../../components/lead-sentences';
import { breadcrumbList } from '../../features/seo';
import { productCrumbs } from './crumbs';
import { productLd } from './product-ld';

const LEAD_LENGTH = 110;
const SHOP_NAME = 'INVIS DUOS';

function titleOf(name: string): string {
  const isNamedAfterShop = name.startsWith(SHOP_NAME);
  return `${name}: цена, характеристики, аксессуары${isNamedAfterShop ? '' : ` — ${SHOP_NAME}`}`;
}

function goneHead({ name, category }: Product): PageHead {
  return {
    title: `${name} снят с продажи — INVIS DUOS`,
    description: `${name} больше не продаётся. Посмотрите, что есть вместо него${category ? ` в категории «${category}»` : ''}.`,
    isIndexed: false,
  };
}

function currentHead(product: Product, publicUrl: string): PageHead {
  const { lead } = leadSentences(product.description, LEAD_LENGTH);
  return {
    title: titleOf(product.name),
    description: `${lead} Цена ${formatPrice(product.price)}, характеристики, аксессуары, доставка по России.`,
    canonicalPath: `/${product.slug}`,
    picture: { title: product.name, text: lead, ...(product.img && { drawing: product.img }) },
    jsonLd: [productLd(product, publicUrl), breadcrumbList(productCrumbs(product), publicUrl)],
  };
}

export function productHead({ params, lists, publicUrl }: HeadContext): PageHead {
  const product = lists.products.find(({ slug }) => slug !== null && slug === params.slug);
  if (product) return product.active ? currentHead(product, publicUrl) : goneHead(product);

  // An empty list means that it failed to come, which says nothing about this address.
  const isUnknown = lists.products.length > 0;
  return {
    title: isUnknown ? 'Страница не найдена — INVIS DUOS' : 'Товар — INVIS DUOS',
    description: 'Охранные комплексы, трекеры и датчики для транспорта.',
    status: isUnknown ? 404 : 200,
    isIndexed: false,
  };
}
