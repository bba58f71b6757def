import { fileUrl } from '../remotes/federation-loader';
import type { LiveRemote } from '../remotes/live-remote';
import { matchRoute } from '../remotes/match-route';

/** Scripts that the page of an address needs, of whichever remote has it. */
function filesOf(remotes: readonly LiveRemote[], pathname: string): { src: string; integrity: string | undefined }[] {
  const match = matchRoute(remotes, pathname);
  if (!match) return [];
  const { remote, route } = match;
  const entry = remote.url.slice(remote.url.lastIndexOf('/') + 1);
  const files = [entry, ...(remote.chunks.remote ?? []), ...(remote.chunks[route.id] ?? [])];
  return files.map((file) => ({ src: fileUrl(remote, file), integrity: remote.integrity[file] }));
}

/** Fetches a page's scripts when its link is pointed at or focused: most of the wait is over before the press. */
export function preloadOnIntent(remotes: readonly LiveRemote[]): void {
  const asked = new Set<string>();
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    for (const { src, integrity } of filesOf(remotes, link.pathname)) {
      if (asked.has(src)) continue;
      asked.add(src);
      const hint = document.createElement('link');
      // Not `preload`: browsers complain of one that is not used within seconds, and most pointing leads nowhere.
      hint.rel = 'prefetch';
      hint.as = 'script';
      hint.href = src;
      if (integrity) hint.integrity = integrity;
      if (!src.startsWith(`${location.origin}/`)) hint.crossOrigin = 'anonymous';
      document.head.append(hint);
    }
  };
  addEventListener('pointerover', handleIntent, { passive: true });
  addEventListener('focusin', handleIntent);
}
