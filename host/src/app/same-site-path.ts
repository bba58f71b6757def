/** Only paths of this site are followed (decisions, "Route guard"). */
export function sameSitePath(path: string | null): string | null {
  if (!path || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search } = new URL(path, location.origin);
  // «/.//evil.test» is a path of this site that, written out, names another one.
  const isPath = path.startsWith('/') && !pathname.startsWith('//');
  return isPath && origin === location.origin ? pathname + search : null;
}
