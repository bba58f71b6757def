import { ShopProvider, useRemotes, useShop, type PublicLists, type RemotesAccess } from '@shop/shared/runtime';
import { use, useMemo, type ReactNode } from 'react';
import { catalog } from './use-canvas-lists';

/** Computes the data of widgets in the browser; the server does it for shoppers. */
function widgetDataOf(remotes: RemotesAccess, lists: PublicLists): RemotesAccess['widgetData'] {
  const asked = new Map<string, Promise<unknown>>();
  return function useWidgetData(id, props) {
    const widget = remotes.peekWidget(id);
    if (!widget?.data) return undefined;
    const key = `${id} ${JSON.stringify(props)}`;
    const data = asked.get(key) ?? Promise.resolve(widget.data(props, lists, catalog));
    asked.set(key, data);
    // The fallback of the widget stands in its place meanwhile.
    return use(data);
  };
}

interface CanvasWidgetsProps {
  lists: PublicLists;
  children: ReactNode;
}

/** Lets the widgets inside show what shoppers see, goods and prices included. */
export function CanvasWidgets({ lists, children }: CanvasWidgetsProps) {
  const shop = useShop();
  const remotes = useRemotes();
  const access = useMemo(() => ({ ...remotes, widgetData: widgetDataOf(remotes, lists) }), [remotes, lists]);
  return (
    <ShopProvider shop={shop} remotes={access}>
      {children}
    </ShopProvider>
  );
}
