import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { RemotesAccess } from '@shop/shared/runtime';
import type { WidgetModule } from './contract';

/** How far from the window a sleeping widget begins to load. */
const NEAR = '400px';
/** A remote that hangs must not keep a visitor from leaving the page: the fall-back takes its place. */
const WAKE_TIMEOUT_MS = 3000;
const APPROACHES = ['focusin', 'pointerover'] as const;

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
      const timer = setTimeout(() => reject(new Error(`not awake within ${WAKE_TIMEOUT_MS} ms`)), WAKE_TIMEOUT_MS);
      load()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
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
function pressedButton(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
}

/** Keeps a widget's server HTML as it is until it is wanted, then loads and hydrates it. */
export function useSleepingWidget(remotes: RemotesAccess, id: string) {
  const [start] = useState(() => startOf(remotes, id));
  const [late, setLate] = useState<WidgetModule | null>(null);
  const [isDown, setIsDown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const [isAsleep, setIsAsleep] = useState(start.kind === 'asleep');
  /** Shown, or known to be down: presses are the widget's own again, or the fall-back's. */
  const isSettled = useRef(false);

  useEffect(() => {
    if (start.kind !== 'missing') return;
    remotes.loadWidget(id).then(setLate, () => setIsDown(true)); // the host has logged the failure
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

  useEffect(() => {
    const element = place.current;
    if (start.kind !== 'asleep' || !element) return undefined;
    const { sleeper } = start;
    const isInside = ({ target }: Event) => !isSettled.current && target instanceof Node && element.contains(target);
    const handleApproach = (event: Event) => {
      if (isInside(event)) sleeper.wake();
    };
    const handlePress = (event: Event) => {
      // A press anywhere may lead to another page, and React cannot leave this one while a part of it sleeps.
      sleeper.wake();
      if (!isInside(event)) return;
      const button = pressedButton(event);
      if (!button) return; // links work as they are
      event.preventDefault();
      event.stopPropagation(); // or a hydration that ends within this press would press it too
      pressed.current = button;
    };
    sleeper.promise.catch(() => {
      isSettled.current = true;
      setIsAsleep(false);
    });
    // React keeps events on what it has not hydrated from every handler, those of parents too: the window comes before it.
    addEventListener('click', handlePress, true);
    addEventListener('popstate', sleeper.wake);
    for (const name of APPROACHES) addEventListener(name, handleApproach, true);
    return () => {
      removeEventListener('click', handlePress, true);
      removeEventListener('popstate', sleeper.wake);
      for (const name of APPROACHES) removeEventListener(name, handleApproach, true);
    };
  }, [start]);

  const handleShown = useCallback(() => {
    isSettled.current = true;
    setIsAsleep(false);
    if (pressed.current?.isConnected) pressed.current.click();
    pressed.current = null;
  }, []);

  const known = start.kind === 'here' ? start.widget : late;
  const sleeping = start.kind === 'asleep' ? start.sleeper.promise : null;
  const read = known ? () => known : sleeping && (() => use(sleeping));
  return { place, read, isAsleep, isDown, handleShown };
}
