export { deployedVersion, formerVersions, liveHost, stableVersions } from './live-versions';
export { emptyRegistry, readRegistry, toDocument } from './read-registry';
export { toRegistryRoute } from './registry-route';
export { describeMismatch, findMismatch } from './mismatch';
export { isInShare, runningCandidates, type Candidate } from './rollout';
export { findRouteConflict } from './route-conflicts';
export {
  HOST,
  PREVIOUS_REGISTRY_FILE,
  REGISTRY_FILE,
  type HostVersion,
  type Registry,
  type RegistryRoute,
  type RemoteVersion,
  type Rollout,
  type VersionSource,
} from './types';
