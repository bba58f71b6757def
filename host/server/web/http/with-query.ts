/** Adds the query of a request to an address, which may have a query and an anchor of its own. */
export function withQuery(address: string, search: string): string {
  if (search === '' || search === '?') return address;
  const [base = '', anchor] = address.split('#', 2);
  const query = base.includes('?') ? `&${search.slice(1)}` : search;
  return base + query + (anchor === undefined ? '' : `#${anchor}`);
}
