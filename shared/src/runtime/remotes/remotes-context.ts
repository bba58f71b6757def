import { createContext, use } from 'react';
import type { WidgetModule } from '../../federation/contract';

/** What a remote may ask of the host about other remotes. */
export interface RemotesAccess {
  /** A widget that is already here (the server and hydration load them before rendering), else undefined. */
  peekWidget: (id: string) => WidgetModule | undefined;
  /** Loads another remote's widget. Rejects when that remote is down. */
  loadWidget: (id: string) => Promise<WidgetModule>;
}

export const RemotesContext = createContext<RemotesAccess | null>(null);

export function useRemotes(): RemotesAccess {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs <ShopProvider> above it');
  return remotes;
}
