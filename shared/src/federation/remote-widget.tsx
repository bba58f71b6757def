import { Component, memo, Suspense, useEffect, type ReactNode } from 'react';
import { useRemotes } from '@shop/shared/runtime';
import type { WidgetModule } from './contract';
import { useSleepingWidget } from './use-sleeping-widget';
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

interface AwakeProps {
  read: () => WidgetModule;
  props: Record<string, unknown>;
  onShown: () => void;
}

function Awake({ read, props, onShown }: AwakeProps) {
  const { Widget } = read();
  useEffect(onShown, [onShown]);
  return <Widget {...props} />;
}

interface WidgetBlockProps {
  read: (() => WidgetModule) | null;
  props: Record<string, unknown>;
  fallback: ReactNode;
  standIn: ReactNode;
  isAsleep: boolean;
  onShown: () => void;
}

/** While the widget sleeps its block is never rendered anew: React would give up the server's HTML for the fall-back. */
const WidgetBlock = memo(
  function WidgetBlock({ read, props, fallback, standIn, onShown }: WidgetBlockProps) {
    return (
      <WidgetBoundary fallback={fallback}>
        <Suspense fallback={fallback}>
          {read ? <Awake read={read} props={props} onShown={onShown} /> : standIn}
        </Suspense>
      </WidgetBoundary>
    );
  },
  (_before, { isAsleep }) => isAsleep,
);

interface RemoteWidgetProps<Id extends keyof Widgets> {
  id: Id;
  props: Widgets[Id];
  /** Stands in while the widget loads, and for good when its remote is down. */
  fallback: ReactNode;
  /** Stands in while it loads, where that has to look unlike a failure: a dialog that a press has just opened. */
  pending?: ReactNode;
}

/**
 * Shows a widget of another remote. Its remote being down, slow or broken costs this block and nothing else.
 * What the server rendered is left asleep until it is near the window or touched: the first view does not pay for its scripts.
 */
export function RemoteWidget<Id extends keyof Widgets>({ id, props, fallback, pending }: RemoteWidgetProps<Id>) {
  const { place, read, isAsleep, isDown, handleShown } = useSleepingWidget(useRemotes(), id);
  const standIn = isDown ? fallback : (pending ?? fallback);

  return (
    <div ref={place}>
      <WidgetBlock
        read={read}
        props={props}
        fallback={fallback}
        standIn={standIn}
        isAsleep={isAsleep}
        onShown={handleShown}
      />
    </div>
  );
}
