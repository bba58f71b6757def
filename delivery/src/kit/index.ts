export { addKitRoutes, KIT_PATH } from './kit-routes';
export { openKit, type Kit } from './kit';
