import { useState } from 'react';
import { useShop } from '@shop/shared/runtime';
import type { ChangeFields } from './change-fields';
import { TEXTS } from './texts';

type Fields = typeof ChangeFields;

const load = () => import(/* webpackChunkName: "order-change" */ './change-fields');

/** The fields that change an order: few orders are changed, so that they are fetched when they are asked for. */
export function useChangeFields() {
  const { notices, track } = useShop();
  const [isLoading, setIsLoading] = useState(false);
  const [fields, setFields] = useState<{ Fields: Fields } | null>(null);

  const open = () => {
    setIsLoading(true);
    track(load())
      .then(
        (part) => setFields({ Fields: part.ChangeFields }),
        () => notices.getState().show({ ...TEXTS.changeFailed, kind: 'error' }),
      )
      .finally(() => setIsLoading(false));
  };
  /** A failure here is nothing: the press tries again and tells. */
  const preload = () => void load().catch(() => undefined);
  const close = () => setFields(null);

  return { Fields: fields?.Fields ?? null, isLoading, open, preload, close };
}
