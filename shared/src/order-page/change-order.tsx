import { useState } from 'react';
import { useShop } from '@shop/shared/runtime';
import { Button } from '@shop/shared/ui';
import type { ChangeFields } from './change-fields';
import type { ChangeableOrder, OrderChanging } from './changeable-order';
import { TEXTS } from './texts';
import { useFocusWhen } from './use-focus-when';

type Fields = typeof ChangeFields;

const load = () => import(/* webpackChunkName: "order-change" */ './change-fields');

/** Loads the fields on demand: few orders are changed. */
function useChangeFields() {
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
  /** Ignores a failure: the click tries again and reports it. */
  const preload = () => void load().catch(() => undefined);
  const close = () => setFields(null);

  return { Fields: fields?.Fields ?? null, isLoading, open, preload, close };
}

/** Lets the buyer change an order while it is new. */
export function ChangeOrder<Order extends ChangeableOrder>({ onChanged, ...changing }: OrderChanging<Order>) {
  const { Fields, isLoading, open, preload, close } = useChangeFields();
  const openButton = useFocusWhen(!Fields);
  const handleChanged = (next: Order) => {
    close();
    onChanged(next);
  };

  if (Fields) return <Fields {...changing} onChanged={handleChanged} onClose={close} />;
  return (
    <Button
      ref={openButton}
      kind="outline"
      isLoading={isLoading}
      onClick={open}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {TEXTS.changeButton}
    </Button>
  );
}
