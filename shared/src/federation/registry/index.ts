export { candidates, deployedVersion, emptyRegistry, parseRegistry } from './parse-registry';
export { toRegistryRoute } from './registry-route';
export { findMajorMismatch, findRouteConflict } from './route-conflicts';
export { PREVIOUS_REGISTRY_FILE, REGISTRY_FILE, type Registry, type RegistryRoute, type RemoteVersion } from './types';
