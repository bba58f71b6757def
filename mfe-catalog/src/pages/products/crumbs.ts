import type { BreadcrumbItem } from '@shop/shared/ui';

// A separate file, because Fast Refresh keeps the state of a page only if its file exports
// components alone.
export const PRODUCTS_CRUMBS: readonly BreadcrumbItem[] = [{ label: 'Главная', href: '/' }, { label: 'Оборудование' }];
