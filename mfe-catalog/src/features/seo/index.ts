export { breadcrumbList, itemList } from './json-ld';
