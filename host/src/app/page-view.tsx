import { Component, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { PageProvider, type Location } from '@shop/shared/runtime';
import { ErrorPanel, Container } from '@shop/shared/ui';
import { NotFoundPage } from '../errors';
import { isOrderPath, PhoneOrder } from '../phone-order';
import type { ResolvedPage } from '../remotes/page-loader';

interface BoundaryProps {
  onError: (error: unknown) => void;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches exceptions of a remote, so that header, footer and other pages still work. */
class PageBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}

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
  onError: (error: unknown) => void;
}

/** Its server HTML stays readable when a remote fails in the browser. */
export const PAGE_ELEMENT_ID = 'page';

function LoadedPage({ resolved, location, onRetry, onError }: PageViewProps) {
  if (resolved.kind === 'not-found') return <NotFoundPage />;
  if (resolved.kind === 'failed') return <FailedPage pathname={resolved.pathname} onRetry={onRetry} />;
  if (resolved.kind === 'guarded') return null;
  return <PageInPlace resolved={resolved} location={location} onRetry={onRetry} onError={onError} />;
}

interface PageInPlaceProps extends PageViewProps {
  resolved: Extract<ResolvedPage, { kind: 'page' }>;
}

function PageInPlace({ resolved, location, onError }: PageInPlaceProps) {
  const { page, params, content, data } = resolved;
  // A new value would make React hydrate every widget of the page.
  const place = useMemo(() => ({ location, params, content, data }), [location, params, content, data]);
  return (
    <PageBoundary
      key={resolved.pathname}
      onError={onError}
      fallback={(retry) => <FailedPage pathname={resolved.pathname} onRetry={retry} />}
    >
      <PageProvider page={place}>
        <page.Page />
      </PageProvider>
    </PageBoundary>
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
