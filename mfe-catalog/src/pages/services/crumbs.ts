import type { BreadcrumbItem } from '@shop/shared/ui';

export const SERVICES_CRUMBS: readonly BreadcrumbItem[] = [{ label: 'Главная', href: '/' }, { label: 'Услуги' }];
