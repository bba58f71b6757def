// Routes as React Router writes them: `/orders/:id`, `/dialog/:code?`, `/files/*`.

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * Whether a route answers an address. A route of parameters alone, such as `/:slug`, is asked last
 * and takes nothing from a page; the slugs of goods are known.
 */
export function matchesRoute(route: string, path: string): boolean {
  const pattern = segmentsOf(route);
  if (pattern[0] === undefined || pattern[0].startsWith(':') || pattern[0] === '*') return false;
  const parts = segmentsOf(path);
  for (const [index, segment] of pattern.entries()) {
    if (segment === '*') return true;
    const part = parts[index];
    if (part === undefined) return pattern.slice(index).every((rest) => rest.endsWith('?') || rest === '*');
    if (!segment.startsWith(':') && segment.replace(/\?$/, '') !== part) return false;
  }
  return parts.length <= pattern.length;
}

/** Whether an address is one of the host's, or below it. */
export function ownsAddress(hostPath: string, path: string): boolean {
  const own = hostPath.replace(/\/?\*?$/, '');
  return own !== '' && (path === own || path.startsWith(`${own}/`));
}
