/** An address with the query that came with a request beside its own, before its anchor. */
export function withQuery(address: string, search: string): string {
  if (search === '' || search === '?') return address;
  const [base = '', anchor] = address.split('#', 2);
  const query = base.includes('?') ? `&${search.slice(1)}` : search;
  return base + query + (anchor === undefined ? '' : `#${anchor}`);
}
