import { useMemo } from 'react';
import styled from 'styled-components';
import { PageProvider, type Location } from '@shop/shared/runtime';
import { Container, ErrorBoundary, ErrorPanel } from '@shop/shared/ui';
import { NotFoundPage } from '../errors';
import { isOrderPath, PhoneOrder } from '../phone-order';
import type { ResolvedPage } from '../remotes/page-loader';

const Place = styled(Container)`
  padding-top: 24px;
`;

interface FailedPageProps {
  pathname: string;
  onRetry: () => void;
}

/** The panel in the place of a page that has failed. */
export function FailedPage({ pathname, onRetry }: FailedPageProps) {
  return (
    <Place>
      <ErrorPanel onRetry={onRetry} />
      {isOrderPath(pathname) && <PhoneOrder />}
    </Place>
  );
}

interface PageViewProps {
  resolved: ResolvedPage;
  location: Location;
  onRetry: () => void;
}

/** Its server HTML stays readable when a remote fails in the browser. */
export const PAGE_ELEMENT_ID = 'page';

function LoadedPage({ resolved, location, onRetry }: PageViewProps) {
  if (resolved.kind === 'not-found') return <NotFoundPage />;
  if (resolved.kind === 'failed') return <FailedPage pathname={resolved.pathname} onRetry={onRetry} />;
  if (resolved.kind === 'guarded') return null;
  return <PageInPlace resolved={resolved} location={location} onRetry={onRetry} />;
}

interface PageInPlaceProps extends PageViewProps {
  resolved: Extract<ResolvedPage, { kind: 'page' }>;
}

function PageInPlace({ resolved, location }: PageInPlaceProps) {
  const { page, params, content, data } = resolved;
  // A new value would make React hydrate every widget of the page.
  const place = useMemo(() => ({ location, params, content, data }), [location, params, content, data]);
  return (
    <ErrorBoundary
      key={resolved.pathname}
      fallback={(retry) => <FailedPage pathname={resolved.pathname} onRetry={retry} />}
    >
      <PageProvider page={place}>
        <page.Page />
      </PageProvider>
    </ErrorBoundary>
  );
}

/** One page. `useLocation` inside returns its own address, also while the next page loads. */
export function PageView(props: PageViewProps) {
  return (
    <div id={PAGE_ELEMENT_ID}>
      <LoadedPage {...props} />
    </div>
  );
}
