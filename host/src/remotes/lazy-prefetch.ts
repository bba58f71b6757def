import type { Prefetch, PrefetchOptions } from './prefetch';
import { whenIdle } from '../layout/when-idle';

/** Loads the code that fetches pages ahead when the first page is idle: no first view needs it. */
export function createLazyPrefetch(options: PrefetchOptions): Prefetch {
  let loading: Promise<Prefetch> | null = null;
  const load = () => {
    loading ??= import(/* webpackChunkName: "router" */ './prefetch').then(({ createPrefetch }) =>
      createPrefetch(options),
    );
    return loading;
  };
  const forget = () => {
    loading = null; // the next page tries again
  };
  return {
    followLinks: () => whenIdle(() => void load().then(({ followLinks }) => followLinks(), forget)),
  };
}
