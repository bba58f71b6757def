import { useEffect, useRef } from 'react';

interface Asked {
  /** What the list answers. */
  text: string;
  /** Null while it loads. */
  rows: readonly { id: number }[] | null;
  open: (id: number) => void;
}

/** Enter in the search opens the order that alone is found, also when it is found after the key. */
export function useEnter({ text, rows, open }: Asked) {
  const entered = useRef<string | null>(null);
  const openOnly = () => {
    if (rows === null || entered.current !== text.trim()) return;
    entered.current = null;
    const [only, ...others] = rows;
    if (only && others.length === 0) open(only.id);
  };
  useEffect(openOnly);
  return {
    enter: (typed: string) => {
      entered.current = typed.trim();
      openOnly();
    },
    /** Somebody types on. */
    forget: () => {
      entered.current = null;
    },
  };
}
