import { useCallback, useRef, useState } from 'react';

interface Asking {
  answer: Promise<boolean>;
  settle: (isProven: boolean) => void;
}

function startAsking(): Asking {
  let settle: Asking['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  return { answer, settle };
}

/** One dialog for all calls that wait for a proof. */
export function useProof() {
  const asking = useRef<Asking | null>(null);
  const hasDeclined = useRef(false);
  const [isOpen, setIsOpen] = useState(false);

  const prove = useCallback((isAsked: boolean): Promise<boolean> => {
    // A list that renews itself must not open the dialog again and again.
    if (hasDeclined.current && !isAsked) return Promise.resolve(false);
    asking.current ??= startAsking();
    setIsOpen(true);
    return asking.current.answer;
  }, []);

  const settle = useCallback((isProven: boolean) => {
    hasDeclined.current = !isProven;
    asking.current?.settle(isProven);
    asking.current = null;
    setIsOpen(false);
  }, []);

  return { isOpen, prove, settle };
}
