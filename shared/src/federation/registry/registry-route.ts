import type { RemoteRoute } from '../contract';
import type { RegistryRoute } from './types';

/** What the registry says about a route: everything except its code. */
export function toRegistryRoute({ load: _load, ...route }: RemoteRoute): RegistryRoute {
  return route;
}
