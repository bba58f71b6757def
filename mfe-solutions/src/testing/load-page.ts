import type { PageModule } from '@shop/shared/federation';
import { routes } from '../routes';

/** The page of a route, by its id. */
export async function loadPage(id: (typeof routes)[number]['id']): Promise<PageModule> {
  const route = routes.find((known) => known.id === id);
  if (!route) throw new Error(`no route ${id}`);
  return route.load();
}
