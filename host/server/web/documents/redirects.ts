import type { SitePages } from './site-pages';

/** Finds where an address leads, however many redirects there are. */
export function createRedirects(current: () => Pick<SitePages, 'redirects'>) {
  let last: SitePages['redirects'] | null = null;
  let targets: ReadonlyMap<string, string> = new Map();
  return (path: string): string | undefined => {
    const { redirects } = current();
    if (redirects !== last) {
      last = redirects;
      targets = new Map(redirects.map(({ from, to }) => [from, to]));
    }
    return targets.get(path);
  };
}
