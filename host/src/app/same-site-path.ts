/** Returns a path of this site as it is; null for anything else (docs/rules.md, Route guard). */
export function sameSitePath(path: string | null): string | null {
  if (!path || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search } = new URL(path, location.origin);
  // `/.//evil.test` is a path of this site, but resolves to `//evil.test`, which is not.
  const isPath = path.startsWith('/') && !pathname.startsWith('//');
  return isPath && origin === location.origin ? pathname + search : null;
}
