export { candidates, deployedVersion, formerVersions, liveHost } from './live-versions';
export { emptyRegistry, readRegistry, toDocument } from './read-registry';
export { toRegistryRoute } from './registry-route';
export { describeMismatch, findMismatch } from './mismatch';
export { findRouteConflict } from './route-conflicts';
export {
  HOST,
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  type HostVersion,
  type Registry,
  type RegistryRoute,
  type RemoteVersion,
  type VersionSource,
} from './types';
