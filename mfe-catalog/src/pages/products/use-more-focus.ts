import { useLayoutEffect, useRef } from 'react';

const CARDS = 'article h3 a';

/** After «Показать ещё» the focus goes to the first card that is new: the link has moved away under the keyboard. */
export function useMoreFocus(page: number) {
  const place = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (shownBefore.current === null) return;
    const card = place.current?.querySelectorAll<HTMLElement>(CARDS)[shownBefore.current];
    shownBefore.current = null;
    card?.focus({ preventScroll: true });
  }, [page]);

  const handleMore = () => {
    shownBefore.current = place.current?.querySelectorAll(CARDS).length ?? null;
  };

  return { place, handleMore };
}
