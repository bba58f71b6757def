export { candidates, deployedVersion, emptyRegistry, parseRegistry } from './parse-registry';
export { toRegistryRoute } from './registry-route';
export { findMajorMismatch, findRouteConflict, type MajorMismatch, type RouteConflict } from './route-conflicts';
export {
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  REGISTRY_SCHEMA,
  type Registry,
  type RegistryRoute,
  type RemoteVersion,
} from './types';
