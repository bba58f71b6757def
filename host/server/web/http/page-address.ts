/** Several slashes at the beginning of an address, which is always a mistake. */
export const LEADING_SLASHES = /^[/\\]{2,}/;

/** Gives each address one spelling: no trailing slash, and only the escapes that are needed. */
export function canonicalPath(pathname: string): string {
  try {
    const plain = encodeURI(decodeURI(pathname));
    return plain === '/' ? plain : `/${plain.replaceAll(/^\/+|\/+$/g, '')}`;
  } catch {
    return pathname; // a broken escape, which the address of a page never has
  }
}

/** Parses the address of a request, which has no host. */
export function parseUrl(url: string) {
  // After two slashes the parser would expect a host name.
  return new URL(url.replace(LEADING_SLASHES, '/'), 'http://site.invalid');
}
