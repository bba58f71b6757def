import type { RemoteRoute } from '../contract';
import type { RegistryRoute } from './types';

/** What the registry tells of a route. */
export function toRegistryRoute({ id, path, access, query, navigation }: RemoteRoute): RegistryRoute {
  return { id, path, access, ...(query && { query }), ...(navigation && { navigation }) };
}
