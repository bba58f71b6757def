import type { Product } from '@shop/shared/runtime';
import type { BreadcrumbItem } from '@shop/shared/ui';

/** The way to a product. Its category leads to the list: categories have no pages of their own. */
export function productCrumbs({ name, category, type }: Product): BreadcrumbItem[] {
  const list =
    type === 'service' ? { label: 'Услуги', href: '/services' } : { label: 'Оборудование', href: '/products' };
  return [
    { label: 'Главная', href: '/' },
    list,
    ...(category ? [{ label: category, href: list.href }] : []),
    { label: name },
  ];
}
