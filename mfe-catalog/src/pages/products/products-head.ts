import type { HeadContext, PageHead } from '@shop/shared/federation';
import { categoryText } from '../../content/category-words';
import { breadcrumbList, itemList } from '../../features/seo';
import type { CatalogData } from './catalog-data';
import { hasFilters, pathOf, readQuery } from './catalog-query';
import { catalogCrumbs } from '../../components/crumbs';

const ALL = {
  title: 'Охранные комплексы, трекеры и датчики для транспорта',
  description:
    'Охранные комплексы, трекеры, датчики и маяки для легковых машин, фургонов и тягачей: цены, наличие, характеристики и сравнение. Доставка по России, установка.',
};

function wordsOf(category: string | null) {
  if (category === null) return ALL;
  return {
    title: `${category}: цены, наличие, характеристики`,
    description: [categoryText(category), `${category} INVIS DUOS: цены, наличие, сравнение, доставка по России.`]
      .filter((text) => text !== undefined)
      .join(' '),
  };
}

/**
 * Each category and each page of it has a title and an address of its own; filters and orders of
 * one list share them.
 */
export function productsHead({ data, params, search, publicUrl }: HeadContext<CatalogData>): PageHead {
  const query = readQuery(search, params.category);
  const { goods, total, category, isKnown } = data;
  // Without an answer of the API, nothing is known of the address.
  const isUnknown = isKnown && query.category !== '' && category === null;
  const isOwnPage = query.page > 1 && !hasFilters(query) && query.sort === 'sort' && goods.length > 0;
  const { title, description } = wordsOf(category);
  const path = pathOf(query);
  return {
    title: `${title}${isOwnPage ? ` — страница ${query.page}` : ''} — INVIS DUOS`,
    description,
    canonicalPath: isOwnPage ? `${path}?page=${query.page}` : path,
    ...(isUnknown && { status: 404 }),
    jsonLd: [breadcrumbList(catalogCrumbs(category), publicUrl), itemList(goods, total, publicUrl)],
  };
}
