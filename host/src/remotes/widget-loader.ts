import type { RemoteModule, WidgetModule } from '@shop/shared/federation';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { RemotesAccess } from '@shop/shared/runtime';
import type { RemoteSet } from './live-remote';
import { widgetKey } from './widget-key';

export interface WidgetLoaderOptions {
  remotes: Pick<RemoteSet, 'remotes'>;
  loadRemote: (remote: LiveRemote) => Promise<RemoteModule>;
  /** Widgets that the server rendered. They load when they are needed. */
  widgetsInHtml?: readonly string[];
  /** A widget's files did not load. */
  onFailure: (id: string, error: unknown) => void;
  /** A widget has loaded, or failed to: from here on its remote is on the page. */
  onWidget?: (remote: string) => void;
}

export interface WidgetLoader {
  access: RemotesAccess;
  /** Those of the widgets whose code the page needs to be shown. */
  missing: (ids: readonly string[]) => readonly string[];
  /** When a widget does not load, only its own block is missing. */
  loadAll: (ids: readonly string[]) => Promise<unknown>;
  /** Keeps what the server has sent for widgets, by widget and props. */
  keepData: (data: Readonly<Record<string, unknown>>) => void;
  /** The server's HTML is no longer on the page. */
  leaveHtml: () => void;
}

/** Loads the widgets of pages in the browser, each once. */
export function createWidgetLoader(options: WidgetLoaderOptions): WidgetLoader {
  const { remotes, loadRemote, widgetsInHtml = [], onFailure, onWidget = () => undefined } = options;
  const widgets = new Map<string, WidgetModule>();
  const widgetData = new Map<string, unknown>();
  const dehydrated = new Set(widgetsInHtml);

  const load = async (id: string): Promise<WidgetModule> => {
    const known = widgets.get(id);
    if (known) return known;
    const [remoteName = '', widgetName = ''] = id.split('/');
    onWidget(remoteName);
    const remote = remotes.remotes.find(({ name }) => name === remoteName);
    if (!remote) throw new Error(`no remote ${remoteName} in the registry`);
    const loadModule = (await loadRemote(remote)).widgets?.[widgetName];
    if (!loadModule) throw new Error(`remote ${remoteName} has no widget ${widgetName}`);
    const widget = await loadModule();
    widgets.set(id, widget);
    dehydrated.delete(id);
    return widget;
  };

  const loadWidget = (id: string) =>
    load(id).catch((error: unknown) => {
      onFailure(id, error);
      throw error;
    });

  return {
    access: {
      peekWidget: (id) => widgets.get(id),
      isInHtml: (id) => dehydrated.has(id),
      loadWidget,
      widgetData: (id, props) => widgetData.get(widgetKey(id, props)),
    },
    missing: (ids) => ids.filter((id) => !dehydrated.has(id)),
    loadAll: (ids) => Promise.allSettled(ids.map(loadWidget)),
    keepData(data) {
      for (const [key, value] of Object.entries(data)) widgetData.set(key, value);
    },
    leaveHtml: () => dehydrated.clear(),
  };
}
