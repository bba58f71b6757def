import { useEffect } from 'react';

/** Names the page: the server, which makes its head, does not know whether there is an order. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — INVIS DUOS`;
  }, [title]);
}
