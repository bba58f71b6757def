import { useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, createPath, useLocation, useNavigate } from 'react-router-dom';
import { FIRST_KEY, type RouterStore } from './router-store';

function Follow({ store }: { store: RouterStore }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [first] = useState(location);

  useLayoutEffect(() => {
    store.setState((known) => {
      if (location.key !== first.key || createPath(location) !== createPath(first)) return { location };
      // The first history entry keeps its key, because no navigation has happened.
      const isKnown = known.location.key === FIRST_KEY && known.location.state === location.state;
      return isKnown ? {} : { location: { ...location, key: FIRST_KEY } };
    });
  }, [first, location, store]);

  // After <BrowserRouter> subscribes to the history, which it does in a layout effect.
  useEffect(() => {
    store.setState({ navigate });
    document.documentElement.dataset.router = 'true';
  }, [navigate, store]);

  return null;
}

/** Keeps the store in sync with the browser's address. */
export function FollowBrowser({ store }: { store: RouterStore }) {
  return (
    <BrowserRouter>
      <Follow store={store} />
    </BrowserRouter>
  );
}
