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

/** A remote's exception in render costs its own block; header, footer and the next page live. */
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

/** The block that stands in for a remote that is down. */
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

/** Element that holds the page; what the server put into it can be kept when a remote fails in the browser. */
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
  const { page, params, content } = resolved;
  // Stable: a new value would wake every sleeping widget of the page.
  const place = useMemo(() => ({ location, params, content }), [location, params, content]);
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

/** One loaded page. Inside it the address is the page's own, also while the next page is still loading. */
export function PageView(props: PageViewProps) {
  return (
    <div id={PAGE_ELEMENT_ID}>
      <LoadedPage {...props} />
    </div>
  );
}
