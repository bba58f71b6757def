import {
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Location, NavigateOptions, To } from 'react-router-dom';
import { createRouterStore, type RouterStore } from './router-store';

const RouterContext = createContext<RouterStore | null>(null);

/** Goes to an address without react-router, whose script failed to load. */
function openDocument(to: To | number, { replace = false }: NavigateOptions = {}) {
  if (typeof to === 'number') {
    history.go(to);
    return;
  }
  const {
    pathname = location.pathname,
    search = '',
    hash = '',
  } = typeof to === 'string' ? new URL(to, location.href) : to;
  location[replace ? 'replace' : 'assign'](`${pathname}${search && `?${search.replace(/^\?/, '')}`}${hash}`);
}

const loadReactRouter = () => import(/* webpackChunkName: "router" */ './browser-router');

interface RouterProps {
  /** react-router, if it is already loaded: in tests. */
  browserRouter?: ComponentType<{ store: RouterStore }>;
  children: ReactNode;
}

/**
 * Follows the address of the browser. react-router loads after the first view, which does not need
 * it: until then a link opens a document. The application is beside react-router, not inside it. A
 * context that changes makes React hydrate every part below it first, and leaving a page would wait
 * for parts whose scripts are not requested yet.
 */
export function Router({ browserRouter, children }: RouterProps) {
  const [store] = useState(() => createRouterStore(location));
  const [Follow, setFollow] = useState(() => browserRouter);
  useEffect(() => {
    if (browserRouter) return;
    loadReactRouter().then(
      ({ FollowBrowser }) => setFollow(() => FollowBrowser),
      () => store.setState({ navigate: openDocument }),
    );
  }, [browserRouter, store]);
  return (
    <RouterContext value={store}>
      {Follow ? <Follow store={store} /> : null}
      {children}
    </RouterContext>
  );
}

interface StaticRouterProps {
  /** The part of the address that the server renders. */
  location: Pick<Location, 'pathname' | 'search'>;
  children: ReactNode;
}

/** The server's counterpart, for one page. */
export function StaticRouter({ location: { pathname, search }, children }: StaticRouterProps) {
  const [store] = useState(() => createRouterStore({ pathname, search, hash: '' }));
  return (
    <RouterContext value={store}>
      {/* `useId` counts children: without a first one, ids would differ in the browser. */}
      {null}
      {children}
    </RouterContext>
  );
}

function useRouterStore(): RouterStore {
  const store = use(RouterContext);
  if (!store) throw new Error('the hooks of the address need <Router> above them');
  return store;
}

/** The address of the browser, also while its page is still loading. */
export function useRouterLocation(): Location {
  const store = useRouterStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState).location;
}

type Navigate = (to: To, options?: NavigateOptions) => void | Promise<void>;

/** Navigates within the site as soon as react-router has loaded. The function never changes. */
export function useNavigate(): Navigate {
  const store = useRouterStore();
  return useCallback<Navigate>(
    (to, options) => {
      const { navigate } = store.getState();
      if (navigate) return navigate(to, options);
      return new Promise((resolve) => {
        const stop = store.subscribe((state) => {
          if (!state.navigate) return;
          stop();
          resolve(state.navigate(to, options));
        });
      });
    },
    [store],
  );
}

/** Whether a link may change the page without opening a document. */
export function useCanNavigate(): () => boolean {
  const store = useRouterStore();
  return useCallback(() => store.getState().navigate !== null, [store]);
}
