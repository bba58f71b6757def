import { createContext, use } from 'react';
import type { WidgetModule } from '../../federation/contract';

/** What a remote may ask the host about other remotes. */
export interface RemotesAccess {
  /**
   * A loaded widget, else undefined. The server and client navigation load widgets before
   * rendering.
   */
  peekWidget: (id: string) => WidgetModule | undefined;
  /** Whether the server rendered the widget into this page's HTML, so that it need not load yet. */
  isInHtml: (id: string) => boolean;
  /** Loads another remote's widget. Rejects when that remote is down. */
  loadWidget: (id: string) => Promise<WidgetModule>;
  /** The result of the widget's `data` for these props; undefined when it has none. */
  widgetData: (id: string, props: Record<string, unknown>) => unknown;
  /** Called on the server when a widget has rendered: what follows is the page's own. */
  onWidgetRendered?: () => void;
}

export const RemotesContext = createContext<RemotesAccess | null>(null);

export function useRemotes(): RemotesAccess {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs <ShopProvider> above it');
  return remotes;
}
