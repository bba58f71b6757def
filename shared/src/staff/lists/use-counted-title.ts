import { useEffect } from 'react';

/** Counts what is new in the title of the window: «(3) Заказы». */
export function useCountedTitle(title: string, count: number): void {
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} — INVIS DUOS`;
  }, [title, count]);
}
