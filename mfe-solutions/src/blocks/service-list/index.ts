export { ServiceList } from './service-list';
