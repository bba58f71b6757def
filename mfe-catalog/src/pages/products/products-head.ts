import type { HeadContext, PageHead } from '@shop/shared/federation';
import { selectGoods } from '@shop/shared/runtime';
import { breadcrumbList, itemList } from '../../features/seo';
import { PRODUCTS_CRUMBS } from './crumbs';
import { PAGE_SIZE } from './page-size';

export function productsHead({ lists, publicUrl }: HeadContext): PageHead {
  return {
    title: 'Охранные комплексы, трекеры и датчики для транспорта — INVIS DUOS',
    description:
      'Охранные комплексы, трекеры, датчики и маяки для легковых машин, фургонов и тягачей: цены, наличие, характеристики и сравнение. Доставка по России, установка.',
    canonicalPath: '/products',
    jsonLd: [breadcrumbList(PRODUCTS_CRUMBS, publicUrl), itemList(selectGoods(lists.products), publicUrl, PAGE_SIZE)],
  };
}
