import { useState, useEffect } from 'react';
import { useLocation } from '@shop/shared/runtime';
import { isOrderPath } from '../phone-order';
import type { PageLoader, ResolvedPage } from '../remotes/page-loader';
import { PageOutlet } from './page-outlet';
import { FailedPage, PAGE_ELEMENT_ID } from './page-view';

interface KeptPageProps {
  pages: PageLoader;
  onError: (error: unknown) => void;
}

/** What the server rendered into the page's place, read before hydration takes it over. */
function serverHtml(): string {
  return document.getElementById(PAGE_ELEMENT_ID)?.innerHTML ?? '';
}

/**
 * The remote answered the server but not this browser: its HTML is kept to read on, with a way to try again.
 * Leaving the page, or a retry that works, ends it.
 */
export function KeptPage({ pages, onError }: KeptPageProps) {
  const [html] = useState(serverHtml);
  const location = useLocation();
  const [{ pathname, key }] = useState(location);
  const [isHydrated, setIsHydrated] = useState(false);
  const [next, setNext] = useState<ResolvedPage | null>(null);

  // eslint-disable-next-line react-hooks/set-state-in-effect -- the panel may only come after hydration: the server's HTML has none
  useEffect(() => setIsHydrated(true), []);

  const load = () => pages.resolve(location.pathname).then(setNext);

  useEffect(() => {
    if (location.pathname !== pathname) void pages.resolve(location.pathname).then(setNext);
  }, [location.pathname, pages, pathname]);

  if (next && (next.kind !== 'failed' || location.pathname !== pathname)) {
    return <PageOutlet key={location.pathname} pages={pages} initial={next} onError={onError} placedKey={key} />;
  }
  return (
    <>
      {isHydrated && <FailedPage pathname={pathname} onRetry={() => void load()} />}
      {/* Of a cart the server knows nothing: its HTML would load for ever. */}
      {!(isHydrated && isOrderPath(pathname)) && (
        <div id={PAGE_ELEMENT_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}
