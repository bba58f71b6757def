import { patternVariants } from '@shop/shared/federation';
import type { RegistryRoute } from '@shop/shared/federation/registry';
import type { RemoteSet } from '../../src/remotes/live-remote';

/** A card may throw for some goods only, and a check must end soon. */
const MOST_ADDRESSES = 6;

/** Stands for any parameter of a route that the sitemap does not list: `/orders/1`. */
const ANY_PARAMETER = '1';

/** Items from all parts of a list, its first and last among them. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as T); // within the list
}

/** The addresses to render a route at: those of the sitemap, and one for each shape of its path. */
export function addressesOf(route: RegistryRoute, { match }: RemoteSet, sitemap: readonly string[]): string[] {
  const isOfRoute = (address: string) => match(address)?.route === route;
  const listed = spread(sitemap.filter(isOfRoute), MOST_ADDRESSES);
  const shapes = patternVariants(route.path)
    .map((segments) => `/${segments.map((part) => part.replace(/^:[\w-]+|^\*$/, ANY_PARAMETER)).join('/')}`)
    .filter((address) => !address.includes(ANY_PARAMETER) || listed.length === 0)
    .filter(isOfRoute);
  return [...new Set([...shapes, ...listed])];
}
