import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import {
  useLocation as useRouterLocation,
  useNavigate,
  useParams as useRouterParams,
  type Location,
} from 'react-router-dom';

export interface PageContextValue {
  /** The page's own address, which stays its own while the next page is still loading. */
  location: Location;
  params: Readonly<Record<string, string | undefined>>;
  /** What the page's `content` gave. */
  content: unknown;
}

const PageContext = createContext<PageContextValue | null>(null);

interface PageProviderProps {
  page: PageContextValue;
  children: ReactNode;
}

/** Stands round the page shown: the host matches addresses by the registry, so that react-router's own routes are not needed. */
export function PageProvider({ page, children }: PageProviderProps) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The address of the page this is called in; outside a page, the browser's. */
export function useLocation(): Location {
  const current = useRouterLocation();
  return use(PageContext)?.location ?? current;
}

/** The parameters that the page's route found in its address. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const routed = useRouterParams();
  return use(PageContext)?.params ?? routed;
}

type ChangeSearch = (params: URLSearchParams | Record<string, string>, options?: { replace?: boolean }) => void;

/** The query of the page's address, and a way to change it that leaves scroll and focus where they are. */
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
 * What the page's `content` gave: the words and figures of a page, kept apart from its code.
 * @typeParam Content shape of the document that the page itself named in its `content`
 */
export function usePageContent<Content>(): Content {
  const page = use(PageContext);
  if (!page) throw new Error('usePageContent needs <PageProvider> above it');
  return page.content as Content; // the page named the document, and its test checks it
}
