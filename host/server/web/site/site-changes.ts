/** What has changed on the site. */
export interface SiteChange {
  /**
   * - `registry`: versions were published, promoted or taken back.
   * - `version`: one that had failed loads after all.
   * - `menus`: published pages have other addresses, or other names in menus and breadcrumbs.
   * - `pages`: published pages at these addresses have other contents.
   * - `shared`: what all pages share is another: the announcement, or menus.
   * - `goods`: goods or lists have other contents, their stock apart.
   * - `sets`: nobody gets the sets any more that had these pages.
   * - `pictures`: uploaded pictures with these addresses were deleted.
   * - `emptied`: the API knows no page at all; its database was replaced.
   */
  what: 'registry' | 'version' | 'menus' | 'pages' | 'shared' | 'goods' | 'sets' | 'pictures' | 'emptied';
  /** The addresses whose answers of before count no more. */
  paths: readonly string[];
}

export interface SiteChanges {
  tell: (change: SiteChange) => void;
  /** Listeners are called in the order in which they have subscribed. */
  subscribe: (listener: (change: SiteChange) => void) => void;
}

/** Tells each change to all who have subscribed: whoever makes it need not know them. */
export function createSiteChanges(): SiteChanges {
  const listeners: ((change: SiteChange) => void)[] = [];
  return {
    tell: (change) => listeners.forEach((listen) => listen(change)),
    subscribe: (listener) => void listeners.push(listener),
  };
}
