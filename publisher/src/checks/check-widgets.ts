import { deployedVersion, type Registry } from '@shop/shared/federation/registry';
import type { Release } from '../releases/release';
import { compareProps, readWidgetProps } from './compare-props';
import type { Fault } from '@shop/node/refused-error';

/** The pages that show widgets of a remote to visitors, by widget: `mfe-solutions /lease`. */
function pagesByWidget({ microFrontends }: Registry, name: string): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const [owner, versions] of Object.entries(microFrontends)) {
    if (owner === name) continue;
    const live = versions.filter(({ deployment }) => deployment.traffic > 0);
    for (const { path, widgets = [] } of live.flatMap(({ extras }) => extras.routes))
      for (const id of widgets) {
        const [remote, widget = ''] = id.split('/');
        if (remote === name) pages.set(widget, [...new Set([...(pages.get(widget) ?? []), `${owner} ${path}`])]);
      }
  }
  return pages;
}

const MOST_NAMED = 3;

function listPages(pages: readonly string[]): string {
  const more = pages.length - MOST_NAMED;
  return pages.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export interface WidgetsCheck {
  release: Pick<Release, 'name' | 'routes' | 'chunks'>;
  registry: Registry;
  /** `widgets.d.ts` of the new version; null when it has none. */
  types: string | null;
  /** `widgets.d.ts` of the live version; null when there is none, or it is older than that file. */
  liveTypes: string | null;
}

/**
 * Checks that the version still has the widgets that live pages show, and that they take the props
 * that these pages pass.
 */
export function checkWidgets({ release, registry, types, liveTypes }: WidgetsCheck): Fault[] {
  const next = readWidgetProps(types ?? '');
  const live = readWidgetProps(liveTypes ?? '');
  return [...pagesByWidget(registry, release.name)].flatMap(([widget, pages]): Fault[] => {
    const where = `widget ${widget}`;
    if (!release.chunks[widget])
      return [{ where, what: `is gone, but ${listPages(pages)} shows it; keep it until no live page does` }];
    const [before, after] = [live.get(widget), next.get(widget)];
    const reason = before !== undefined && after !== undefined ? compareProps(before, after) : null;
    if (reason === null) return [];
    return [{ where, what: `does not fit what ${listPages(pages)} passes: ${reason}; accept the old props as well` }];
  });
}

/** Checks that the widgets of other remotes that the pages of a release show are live. */
export function checkShownWidgets({ name, routes }: Pick<Release, 'name' | 'routes'>, registry: Registry): Fault[] {
  return routes.flatMap(({ path, widgets = [] }) =>
    widgets.flatMap((id): Fault[] => {
      const [owner = '', widget = ''] = id.split('/');
      const live = deployedVersion(registry.microFrontends[owner] ?? []);
      if (owner === name || !live || live.extras.chunks[widget]) return [];
      const what = `shows the widget ${id}, which the live ${owner} does not have; publish ${owner} first`;
      return [{ where: `route ${path}`, what }];
    }),
  );
}
