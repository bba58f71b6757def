import { createContext, use } from 'react';
import type { WidgetModule } from '../../federation/contract';

/** What a remote may ask of the host about other remotes. */
export interface RemotesAccess {
  /** A widget that is already here (the server and client navigation load them before rendering), else undefined. */
  peekWidget: (id: string) => WidgetModule | undefined;
  /** Whether the server rendered the widget into the present HTML, so that it may stay asleep until it is wanted. */
  isInHtml: (id: string) => boolean;
  /** Loads another remote's widget. Rejects when that remote is down. */
  loadWidget: (id: string) => Promise<WidgetModule>;
}

export const RemotesContext = createContext<RemotesAccess | null>(null);

/** The way to widgets of other remotes. */
export function useRemotes(): RemotesAccess {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs <ShopProvider> above it');
  return remotes;
}
