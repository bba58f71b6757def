import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { RemotesAccess } from '@shop/shared/runtime';
import type { WidgetModule } from './contract';
import { queueClicks, type QueuedClicks } from './queue-clicks';

/** The distance from the viewport at which a widget starts to load. */
const NEAR = '400px';
const APPROACHES = ['focusin', 'pointerover', 'click'] as const;

interface LazyWidget {
  /** Stays pending until `load` is called. */
  promise: Promise<WidgetModule>;
  /** Loads the widget, once. */
  load: () => void;
}

function createLazyWidget(load: () => Promise<WidgetModule>): LazyWidget {
  let begin: (() => void) | null = null;
  const promise = new Promise<WidgetModule>((resolve, reject) => {
    begin = () => {
      begin = null;
      load().then(resolve, reject);
    };
  });
  return { promise, load: () => begin?.() };
}

type Start = { kind: 'loaded'; widget: WidgetModule } | { kind: 'in-html'; lazy: LazyWidget } | { kind: 'missing' };

function startOf(remotes: RemotesAccess, id: string): Start {
  const widget = remotes.peekWidget(id);
  if (widget) return { kind: 'loaded', widget };
  if (!remotes.isInHtml(id)) return { kind: 'missing' };
  return { kind: 'in-html', lazy: createLazyWidget(() => remotes.loadWidget(id)) };
}

/** Keeps a widget's server HTML until it is near the viewport or touched, then hydrates it. */
export function useLazyWidget(remotes: RemotesAccess, id: string) {
  const [start] = useState(() => startOf(remotes, id));
  const [loaded, setLoaded] = useState<WidgetModule | null>(null);
  const [isDown, setIsDown] = useState(false);
  const [isDehydrated, setIsDehydrated] = useState(start.kind === 'in-html');
  const place = useRef<HTMLDivElement>(null);
  const clicks = useRef<QueuedClicks | null>(null);

  useEffect(() => {
    if (start.kind !== 'missing') return;
    remotes.loadWidget(id).then(setLoaded, () => setIsDown(true)); // the host has logged the failure
  }, [id, remotes, start]);

  useEffect(() => {
    const element = place.current;
    if (start.kind !== 'in-html' || !element) return undefined;
    const { lazy } = start;
    const queued = queueClicks(element);
    clicks.current = queued;
    lazy.promise.catch(() => {
      queued.drop();
      setIsDehydrated(false);
    });
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) lazy.load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    const handleApproach = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) lazy.load();
    };
    // On the window, before React, which stops events of parts that it has not hydrated.
    for (const name of APPROACHES) addEventListener(name, handleApproach, true);
    return () => {
      queued.drop();
      observer.disconnect();
      for (const name of APPROACHES) removeEventListener(name, handleApproach, true);
    };
  }, [start]);

  const handleShown = useCallback(() => {
    setIsDehydrated(false);
    clicks.current?.replay();
  }, []);

  const known = start.kind === 'loaded' ? start.widget : loaded;
  const lazy = start.kind === 'in-html' ? start.lazy.promise : null;
  const read = known ? () => known : lazy && (() => use(lazy));
  return { place, read, isDehydrated, isDown, handleShown };
}
