import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { RemoteSet } from './live-remote';
import type { RouteMatch } from './match-route';

export interface ScriptFile {
  src: string;
  integrity?: string;
}

function filesOf({ url, chunks, integrity }: LiveRemote, names: readonly string[]): ScriptFile[] {
  const base = url.lastIndexOf('/') + 1;
  return [url.slice(base), ...(chunks.remote ?? []), ...names.flatMap((name) => chunks[name] ?? [])].map((file) => ({
    src: url.slice(0, base) + file,
    ...(integrity[file] && { integrity: integrity[file] }),
  }));
}

/** Lists the scripts of a page: the remote's entry, the exposed module and the page's chunks. */
export function pageFiles({ remote, route }: RouteMatch<LiveRemote>): ScriptFile[] {
  return filesOf(remote, [route.id, ...(route.chunks ?? [])]);
}

/**
 * Lists the scripts of widgets.
 * @param ids `<remote>/<widget>`; unknown remotes are skipped
 */
export function widgetFiles({ remotes }: RemoteSet, ids: readonly string[] = []): ScriptFile[] {
  return ids.flatMap((id) => {
    const [remoteName, widget = ''] = id.split('/');
    const remote = remotes.find(({ name }) => name === remoteName);
    return remote ? filesOf(remote, [widget]) : [];
  });
}
