import { useEffect, useState } from 'react';
import { mutate, useShop } from '@shop/shared/runtime';
import { StaffVisitPageDocument } from '../../generated/graphql';

/** The API forgets a window that has been silent for 40 s. */
const EVERY_MS = 15_000;

const NOBODY: readonly string[] = [];

/** The names of others who have the page open now. Nobody is told of a window that is not seen. */
export function useVisitors(pageId: string): readonly string[] {
  const { client } = useShop();
  const [names, setNames] = useState(NOBODY);

  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const { staffVisitPage } = await mutate(client, StaffVisitPageDocument, { id: pageId });
        if (!isLeft) setNames(staffVisitPage);
      } catch {
        // Who is there is not worth a message; what is typed is saved by other calls.
        if (!isLeft) setNames(NOBODY);
      }
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    const askNow = () => void ask();
    askNow();
    document.addEventListener('visibilitychange', askNow);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [client, pageId]);

  return names;
}
