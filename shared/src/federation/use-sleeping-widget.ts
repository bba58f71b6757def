import { use, useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { RemotesAccess } from '@shop/shared/runtime';
import type { WidgetModule } from './contract';

/** How far from the window a sleeping widget begins to load. */
const NEAR = '400px';

interface Sleeper {
  /** Settles once the widget was woken and has loaded. */
  promise: Promise<WidgetModule>;
  wake: () => void;
}

function createSleeper(load: () => Promise<WidgetModule>): Sleeper {
  let begin: (() => void) | null = null;
  const promise = new Promise<WidgetModule>((resolve, reject) => {
    begin = () => {
      begin = null;
      load().then(resolve, reject);
    };
  });
  return { promise, wake: () => begin?.() };
}

type Start = { kind: 'here'; widget: WidgetModule } | { kind: 'asleep'; sleeper: Sleeper } | { kind: 'missing' };

function startOf(remotes: RemotesAccess, id: string): Start {
  const widget = remotes.peekWidget(id);
  if (widget) return { kind: 'here', widget };
  if (!remotes.isInHtml(id)) return { kind: 'missing' };
  return { kind: 'asleep', sleeper: createSleeper(() => remotes.loadWidget(id)) };
}

/** A button pressed while its widget sleeps; it is pressed again when the widget is awake. */
function pressedButton(event: MouseEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
}

/** Keeps a widget's server HTML as it is until it is wanted, then loads and hydrates it. */
export function useSleepingWidget(remotes: RemotesAccess, id: string) {
  const [start] = useState(() => startOf(remotes, id));
  const [late, setLate] = useState<WidgetModule | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    if (start.kind !== 'missing') return;
    remotes.loadWidget(id).then(setLate, () => undefined); // the fall-back stays; the host has logged the failure
  }, [id, remotes, start]);

  useEffect(() => {
    if (start.kind !== 'asleep' || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start.sleeper.wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [start]);

  const wake = useCallback(() => {
    if (start.kind === 'asleep') start.sleeper.wake();
  }, [start]);

  const handlePress = (event: MouseEvent) => {
    if (start.kind !== 'asleep' || isShown.current) return;
    wake();
    const button = pressedButton(event);
    if (!button) return; // links work as they are
    event.preventDefault();
    pressed.current = button;
  };

  const handleShown = useCallback(() => {
    isShown.current = true;
    if (pressed.current?.isConnected) pressed.current.click();
    pressed.current = null;
  }, []);

  const known = start.kind === 'here' ? start.widget : late;
  const sleeping = start.kind === 'asleep' ? start.sleeper.promise : null;
  const read = known ? () => known : sleeping && (() => use(sleeping));
  return { place, read, wake, handlePress, handleShown };
}
