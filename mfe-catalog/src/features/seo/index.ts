export { breadcrumbList } from './breadcrumb-list';
export { itemList } from './item-list';
