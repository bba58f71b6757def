import { toSlug } from '@shop/shared/format';
import type { BreadcrumbItem } from '@shop/shared/ui';

// A separate file, because Fast Refresh keeps the state of a page only if its file exports
// components alone.

/** @param category the name of the category; null for the whole list */
export function catalogCrumbs(category: string | null): readonly BreadcrumbItem[] {
  const home = { label: 'Главная', href: '/' };
  return category === null
    ? [home, { label: 'Оборудование' }]
    : [home, { label: 'Оборудование', href: '/products' }, { label: category }];
}

/** The address of a category's page. */
export function categoryPath(category: string): string {
  return `/products/${toSlug(category)}`;
}
