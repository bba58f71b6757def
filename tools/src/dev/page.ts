import type { LiveRemote } from './live-remotes';

type Environment = Readonly<Record<string, string | undefined>>;

/** React's refresh runtimes, one of each remote, find the renderer by this hook: it has to be there before React. */
const REFRESH_HOOK = `(() => {
  let id = 0;
  const renderers = new Map();
  const ignore = () => {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject: (renderer) => (renderers.set(++id, renderer), id),
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
})();`;

/** The shop's settings that pages know; the API checks the values when it starts. */
function pageConfig(env: Environment, publicUrl: string) {
  return {
    publicUrl,
    isPaymentDisabled: env.PAYMENT_DISABLED !== 'false',
    areDiscountsEnabled: env.DISCOUNTS_ENABLED === 'true',
    areAccessoriesPreselected: env.ACCESSORIES_PRESELECTED !== 'false',
    mapTilesUrl: env.MAP_TILES_URL?.trim() || null,
    mapTilesAttribution: env.MAP_TILES_ATTRIBUTION?.trim() || '© OpenStreetMap',
  };
}

const jsonBlock = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page of development: empty, because the browser renders it. */
export function devPage(remotes: readonly LiveRemote[], env: Environment, publicUrl: string): string {
  const boot = { outcome: 'empty', config: pageConfig(env, publicUrl), lists: {}, remotes };
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>…</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script>${REFRESH_HOOK}</script></head><body><div id="root"></div>`,
    `<script type="application/json" id="shop-boot">${jsonBlock(boot)}</script>`,
    '<script src="/static/main.js"></script></body></html>',
  ].join('');
}

/** Whether an address belongs to a page that only signed-in users see. */
export function isGuarded(remotes: readonly LiveRemote[], pathname: string): boolean {
  const patterns = remotes.flatMap(({ routes }) => routes).filter(({ access }) => access === 'user');
  return patterns.some(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname));
}
