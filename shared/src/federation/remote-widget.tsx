import { Component, useEffect, useState, type ReactNode } from 'react';
import { useRemotes } from '@shop/shared/runtime';
import type { WidgetModule } from './contract';
import type { Widgets } from './widgets';

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class WidgetBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

interface RemoteWidgetProps<Id extends keyof Widgets> {
  id: Id;
  props: Widgets[Id];
  /** Stands in while the widget loads, and for good when its remote is down. */
  fallback: ReactNode;
}

/** Shows a widget of another remote. Its remote being down, slow or broken costs this block and nothing else. */
export function RemoteWidget<Id extends keyof Widgets>({ id, props, fallback }: RemoteWidgetProps<Id>) {
  const remotes = useRemotes();
  const [loaded, setLoaded] = useState<WidgetModule | undefined>(() => remotes.peekWidget(id));

  useEffect(() => {
    if (loaded) return;
    let isCurrent = true;
    remotes.loadWidget(id).then(
      (widget) => isCurrent && setLoaded(widget),
      () => undefined, // the fall-back stays; the host has logged the failure
    );
    return () => {
      isCurrent = false;
    };
  }, [id, loaded, remotes]);

  if (!loaded) return fallback;
  const Widget = loaded.Widget;
  return (
    <WidgetBoundary fallback={fallback}>
      <Widget {...props} />
    </WidgetBoundary>
  );
}
