/** A page on the way from the home page to another. */
export interface Crumb {
  label: string;
  path: string;
}

/** What the way to a page is found by. */
export interface LinkedPage {
  path: string;
  title: string;
  navigation?: { label: string; parent?: string | undefined } | undefined;
}

/** The parent that a page names, else the page with the longest address above this one's. */
function parentOf({ path, navigation }: LinkedPage, all: readonly LinkedPage[]): LinkedPage | undefined {
  if (navigation?.parent) return all.find((other) => other.navigation?.label === navigation.parent);
  const above = all.filter((other) => path.startsWith(`${other.path}/`));
  return above.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/**
 * The way to a page, without the home page; the page itself is the last. Of pages that name each
 * other as parents, each is there once.
 */
export function crumbsOf(page: LinkedPage, all: readonly LinkedPage[]): Crumb[] {
  const way: Crumb[] = [];
  let next: LinkedPage | undefined = page.path === '/' ? undefined : page;
  while (next && !way.some(({ path }) => path === next?.path)) {
    way.unshift({ label: next.navigation?.label ?? next.title, path: next.path });
    next = parentOf(next, all);
  }
  return way;
}
