import type { RegistryRoute } from '@shop/shared/federation/registry';

/** A longer query is nobody's link: the page is then rendered without it. */
const MAX_LENGTH = 800;

/**
 * The part of an address's query that the server renders: the parameters that the route names, in its order and without
 * empty ones, so that one page is kept under one address. Empty, or beginning with a question mark.
 */
export function renderedSearch({ query = [] }: Pick<RegistryRoute, 'query'>, search: string): string {
  if (query.length === 0 || search.length > MAX_LENGTH) return '';
  const asked = new URLSearchParams(search);
  const rendered = query.flatMap((name) =>
    asked
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => [name, value]),
  );
  return rendered.length > 0 ? `?${new URLSearchParams(rendered).toString()}` : '';
}
