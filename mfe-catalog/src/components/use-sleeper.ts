import { useLocation } from '@shop/shared/runtime';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const APPROACHES = ['focusin', 'pointerover', 'pointerdown', 'input'] as const;

/** A part that does not load must not keep a visitor from leaving the page. */
const LEAVE_TIMEOUT_MS = 3000;

interface Sleeper<Part> {
  part: Promise<Part>;
  wake: () => void;
}

/**
 * Its promise settles when the part was woken and is here. Where it does not load the HTML works on, until the page is left.
 * @param isLeft whether the visitor is on his way to another page
 */
function createSleeper<Part>(load: () => Promise<Part>, gone: Part, isLeft: () => boolean): Sleeper<Part> {
  let isLoading = false;
  let settle: (part: Part) => void = () => undefined;
  const part = new Promise<Part>((resolve) => (settle = resolve));
  const giveUpIfLeft = () => {
    if (isLeft()) settle(gone);
  };
  return {
    part,
    wake() {
      setTimeout(giveUpIfLeft, LEAVE_TIMEOUT_MS);
      if (isLoading) return;
      isLoading = true;
      load().then(settle, () => {
        isLoading = false; // the next approach tries again
        giveUpIfLeft();
      });
    },
  };
}

const nothing = () => undefined;
const follow = () => nothing;

/** True while React takes over the server's HTML. */
function useIsHydrating(): boolean {
  const isFirst = useSyncExternalStore(
    follow,
    () => false,
    () => true,
  );
  return isFirst && typeof window !== 'undefined';
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLOptionElement) return control.selected !== control.defaultSelected;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}

/** The visitor may have been quicker than hydration, and the browser may have put back what was typed before. */
function isTouched(place: Element): boolean {
  return place.querySelector(':focus, :hover') !== null || [...place.querySelectorAll('input, option')].some(isChanged);
}

/**
 * Loads a part of the page when it is approached; at once where the server has not rendered it.
 * @param gone takes its place on a page that is being left, where the part does not load
 */
export function useSleeper<Part>(load: () => Promise<Part>, gone: Part) {
  const isInHtml = useIsHydrating();
  const { pathname } = useLocation();
  const [isLeft] = useState(() => () => window.location.pathname !== pathname);
  const [{ part, wake }] = useState<Sleeper<Part>>(() =>
    isInHtml ? createSleeper(load, gone, isLeft) : { part: load(), wake: nothing },
  );
  const [isAsleep, setIsAsleep] = useState(isInHtml);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const handleApproach = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target)) wake();
    };
    // The press that led away may have come before React was here to hear it.
    if (isLeft() || (place.current && isTouched(place.current))) wake();
    // React keeps events on what it has not hydrated from every handler below the window.
    for (const name of APPROACHES) addEventListener(name, handleApproach, true);
    // A press anywhere may lead to another page, and React cannot leave this one while a part of it sleeps.
    // What the press itself does comes first.
    const handlePress = () => setTimeout(wake);
    addEventListener('click', handlePress, true);
    addEventListener('popstate', wake);
    return () => {
      removeEventListener('click', handlePress, true);
      removeEventListener('popstate', wake);
      for (const name of APPROACHES) removeEventListener(name, handleApproach, true);
    };
  }, [isLeft, wake]);

  const handleShown = useCallback(() => setIsAsleep(false), []);
  return { place, part, isAsleep, wake, handleShown };
}
