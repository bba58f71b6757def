import { useEffect } from 'react';

/** Counts the new orders in the title of the window: «(3) Заказы». */
export function useOrderTitle(title: string, newOrders: number): void {
  useEffect(() => {
    document.title = `${newOrders > 0 ? `(${newOrders}) ` : ''}${title} — INVIS DUOS`;
  }, [title, newOrders]);
}
