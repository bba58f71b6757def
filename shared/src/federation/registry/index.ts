export { candidates, deployedVersion, formerVersions } from './live-versions';
export { emptyRegistry, readRegistry } from './read-registry';
export { toRegistryRoute } from './registry-route';
export { findMajorMismatch, findRouteConflict } from './route-conflicts';
export {
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  type Registry,
  type RegistryRoute,
  type RemoteVersion,
  type VersionSource,
} from './types';
