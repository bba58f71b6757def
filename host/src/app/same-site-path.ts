/** Safari before 17 has no `URL.canParse`. */
function resolve(path: string): URL | null {
  try {
    return new URL(path, location.origin);
  } catch {
    return null;
  }
}

/** Returns a path of this site as it is; null for anything else (docs/rules.md, Route guard). */
export function sameSitePath(path: string | null): string | null {
  const address = path ? resolve(path) : null;
  if (!path || !address) return null;
  const { origin, pathname, search } = address;
  // `/.//evil.test` is a path of this site, but resolves to `//evil.test`, which is not.
  const isPath = path.startsWith('/') && !pathname.startsWith('//');
  return isPath && origin === location.origin ? pathname + search : null;
}
