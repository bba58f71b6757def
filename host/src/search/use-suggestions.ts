import { useEffect, useState } from 'react';
import { useShop } from '@shop/shared/runtime';
import { suggest, type Suggestions } from './suggest';

/** Nobody reads what is found for half a word. */
const DELAY_MS = 150;

interface Answer {
  text: string;
  /** Null when the API did not answer. */
  found: Suggestions | null;
}

/**
 * Returns what is found for a text: undefined while it is being looked for, null after a failure.
 * Until the answer for the next letter has come, it is that of the letter before.
 */
export function useSuggestions(text: string): Suggestions | null | undefined {
  const shop = useShop();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    const show = (found: Suggestions | null) => isCurrent && setAnswer({ text: wanted, found });
    const timer = setTimeout(() => void suggest(shop, wanted).then(show, () => show(null)), DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [shop, wanted]);

  if (!answer) return undefined;
  return answer.text === wanted || answer.found ? answer.found : undefined;
}
