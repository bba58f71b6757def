import { memo, Suspense, type ReactNode } from 'react';
import { useRemotes } from '@shop/shared/runtime';
import { ErrorBoundary } from '../ui/display/error-boundary';
import type { WidgetModule } from './contract';
import { useChangedFields } from './use-changed-fields';
import { useLazyWidget } from './use-lazy-widget';
import type { Widgets } from './widgets';

/** The server renders in this order, and blames a hang on the widget until its end. */
function WidgetEnd() {
  useRemotes().onWidgetRendered?.();
  return null;
}

interface LoadedWidgetProps {
  id: string;
  read: () => WidgetModule;
  props: Record<string, unknown>;
  area: () => ParentNode | null;
  onShown: () => void;
}

function LoadedWidget({ id, read, props, area, onShown }: LoadedWidgetProps) {
  const { Widget } = read();
  const data = useRemotes().widgetData(id, props);
  useChangedFields(area, onShown);
  return (
    <>
      <Widget {...props} {...(data !== undefined && { data })} />
      <WidgetEnd />
    </>
  );
}

interface WidgetBlockProps {
  id: string;
  read: (() => WidgetModule) | null;
  props: Record<string, unknown>;
  fallback: ReactNode;
  placeholder: ReactNode;
  isDehydrated: boolean;
  area: () => ParentNode | null;
  onShown: () => void;
}

/**
 * Does not render again before hydration: React would replace the server's HTML with the fallback.
 */
const WidgetBlock = memo(
  function WidgetBlock({ id, read, props, fallback, placeholder, area, onShown }: WidgetBlockProps) {
    return (
      <ErrorBoundary fallback={() => fallback}>
        <Suspense fallback={fallback}>
          {read ? <LoadedWidget id={id} read={read} props={props} area={area} onShown={onShown} /> : placeholder}
        </Suspense>
      </ErrorBoundary>
    );
  },
  (_before, { isDehydrated }) => isDehydrated,
);

interface RemoteWidgetProps<Id extends keyof Widgets> {
  id: Id;
  props: Widgets[Id];
  /** Shown while the widget loads, and permanently when its remote is down. */
  fallback: ReactNode;
  /**
   * Shown while it loads, where that must not look like a failure: in a dialog that was just
   * opened.
   */
  pending?: ReactNode;
}

/**
 * Shows a widget of another remote. A remote that is down, slow or broken affects this block only.
 * Server HTML is hydrated only near the viewport or when touched, so the first view does not load
 * the widget's scripts.
 */
export function RemoteWidget<Id extends keyof Widgets>({ id, props, fallback, pending }: RemoteWidgetProps<Id>) {
  const { place, read, isDehydrated, isDown, handleShown } = useLazyWidget(useRemotes(), id);
  const placeholder = isDown ? fallback : (pending ?? fallback);

  return (
    <div ref={place}>
      <WidgetBlock
        id={id}
        read={read}
        props={props}
        fallback={fallback}
        placeholder={placeholder}
        isDehydrated={isDehydrated}
        area={() => place.current}
        onShown={handleShown}
      />
    </div>
  );
}
