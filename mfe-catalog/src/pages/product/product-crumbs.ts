import type { Product } from '@shop/shared/runtime';
import type { BreadcrumbItem } from '@shop/shared/ui';
import { categoryPath } from '../../components/crumbs';

/** The breadcrumbs of a product. Categories of services have no pages. */
export function productCrumbs({ name, category, type }: Product): BreadcrumbItem[] {
  const list =
    type === 'service' ? { label: 'Услуги', href: '/services' } : { label: 'Оборудование', href: '/products' };
  return [
    { label: 'Главная', href: '/' },
    list,
    ...(category ? [{ label: category, href: type === 'service' ? list.href : categoryPath(category) }] : []),
    { label: name },
  ];
}
