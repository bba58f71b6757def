import type { BreadcrumbItem } from '@shop/shared/ui';

export const PRODUCTS_CRUMBS: readonly BreadcrumbItem[] = [{ label: 'Главная', href: '/' }, { label: 'Оборудование' }];
