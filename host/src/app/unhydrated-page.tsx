import { useState, useEffect } from 'react';
import { useLocation } from '@shop/shared/runtime';
import { isOrderPath } from '../phone-order';
import type { PageLoader, ResolvedPage } from '../remotes/page-loader';
import { PageOutlet } from './page-outlet';
import { FailedPage, PAGE_ELEMENT_ID } from './page-view';

interface UnhydratedPageProps {
  pages: PageLoader;
  onShown: () => void;
}

/** Reads the page's HTML before React replaces it. */
function serverHtml(): string {
  return document.getElementById(PAGE_ELEMENT_ID)?.innerHTML ?? '';
}

/**
 * Shows the server's HTML with a panel to try again, when a remote works on the server but does not
 * load in this browser.
 */
export function UnhydratedPage({ pages, onShown }: UnhydratedPageProps) {
  const [html] = useState(serverHtml);
  const location = useLocation();
  const [{ pathname, key }] = useState(location);
  const [isHydrated, setIsHydrated] = useState(false);
  const [next, setNext] = useState<ResolvedPage | null>(null);

  // eslint-disable-next-line react-hooks/set-state-in-effect -- the server's HTML has no panel, so hydration must not render it
  useEffect(() => setIsHydrated(true), []);

  const load = () => pages.resolve(location).then(setNext);

  useEffect(() => {
    if (location.pathname !== pathname) void pages.resolve(location).then(setNext);
  }, [location, pages, pathname]);

  if (next && (next.kind !== 'failed' || location.pathname !== pathname)) {
    return <PageOutlet key={location.pathname} pages={pages} initial={next} onShown={onShown} placedKey={key} />;
  }
  return (
    <>
      {isHydrated && <FailedPage pathname={pathname} onRetry={() => void load()} />}
      {/* The server's HTML of a cart would show its loading state for ever. */}
      {!(isHydrated && isOrderPath(pathname)) && (
        <div id={PAGE_ELEMENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}
