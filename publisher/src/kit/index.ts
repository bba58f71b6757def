export { addKitRoutes } from './kit-routes';
export { openKit } from './kit';
