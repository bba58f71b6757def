export { deployedVersion, findVersion, formerVersions, liveHost, stableVersions } from './live-versions';
export { emptyRegistry, readRegistry, requireVersion, toDocument, type ReadRegistry } from './read-registry';
export { HOST_PATHS, isHostPath } from './host-paths';
export { toRegistryRoute } from './registry-route';
export { describeMismatch, findMismatch } from './mismatch';
export { isInShare, MAX_CANDIDATES, runningCandidates } from './rollout';
export { findRepeatedRoutes, findRouteConflict } from './route-conflicts';
export {
  HOST,
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  type Change,
  type DocumentPages,
  type HostVersion,
  type Registry,
  type RegistryRoute,
  type RemoteVersion,
  type Rollout,
  type VersionName,
  type Versions,
  type VersionSource,
} from './types';
