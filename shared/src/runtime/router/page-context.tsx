import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { useNavigate, useRouterLocation } from './router';

export interface PageContextValue {
  /** The page's own address, which does not change while the next page is loading. */
  location: Location;
  params: Readonly<Record<string, string | undefined>>;
  /** The result of the page's `content`. */
  content: unknown;
  /** The result of the page's `data`. */
  data?: unknown;
}

const PageContext = createContext<PageContextValue | null>(null);

interface PageProviderProps {
  page: PageContextValue;
  children: ReactNode;
}

/**
 * Wraps the current page. The host matches addresses by the registry, so react-router has no
 * routes.
 */
export function PageProvider({ page, children }: PageProviderProps) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The address of the page that contains the caller; outside a page, the browser's. */
export function useLocation(): Location {
  const current = useRouterLocation();
  return use(PageContext)?.location ?? current;
}

const NO_PARAMS: PageContextValue['params'] = {};

/** The parameters that the page's route found in its address. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return use(PageContext)?.params ?? NO_PARAMS;
}

type ChangeSearch = (params: URLSearchParams | Record<string, string>, options?: { replace?: boolean }) => void;

/** The query of the page's address, and a setter that keeps scroll position and focus. */
export function useSearchParams(): [URLSearchParams, ChangeSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeSearch>(
    (next, options) =>
      void navigate({ search: new URLSearchParams(next).toString() }, { ...options, state: { isInPlace: true } }),
    [navigate],
  );
  return [params, change];
}

/**
 * The result of the page's `data` on the server: what the page shows of the public lists.
 * @typeParam Data result of the page's own `data`
 */
export function usePageData<Data>(): Data {
  const page = use(PageContext);
  if (!page) throw new Error('usePageData needs <PageProvider> above it');
  return page.data as Data; // the page itself computed it
}

/**
 * The result of the page's `content`: its texts and figures, kept apart from the code.
 * @typeParam Content shape of the document that the page itself names in its `content`
 */
export function usePageContent<Content>(): Content {
  const page = use(PageContext);
  if (!page) throw new Error('usePageContent needs <PageProvider> above it');
  return page.content as Content; // the page named the document, and its test checks it
}
