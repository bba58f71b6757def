import type { RegistryRoute } from '@shop/shared/federation/registry';

/** No link of the shop has a longer query; a made-up one is not rendered. */
const MAX_LENGTH = 800;

/**
 * Returns the part of a query that the server renders: the parameters that the route names, in its
 * order and without empty ones, so that a page is cached under one address.
 * @returns an empty string, or a query with its question mark
 */
export function renderedSearch({ query = [] }: Pick<RegistryRoute, 'query'>, search: string): string {
  if (query.length === 0 || search.length > MAX_LENGTH) return '';
  const requested = new URLSearchParams(search);
  const rendered = query.flatMap((name) =>
    requested
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => [name, value]),
  );
  return rendered.length > 0 ? `?${new URLSearchParams(rendered).toString()}` : '';
}
