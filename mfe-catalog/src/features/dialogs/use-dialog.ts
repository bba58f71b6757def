import { useShop } from '@shop/shared/runtime';
import { useState, type ComponentType } from 'react';
import { TEXTS } from '../../content/texts';

interface DialogControl<Props> {
  /** What to render; null while it is closed or still on its way. */
  Dialog: ComponentType<Props> | null;
  isLoading: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A dialog whose code comes when it is asked for: the first view does not pay for it.
 * Where it does not come a toast says so, and the next press asks again.
 */
export function useDialog<Props>(load: () => Promise<ComponentType<Props>>): DialogControl<Props> {
  const { notices, track } = useShop();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  const open = async () => {
    setIsLoading(true);
    try {
      const loaded = await track(load());
      setDialog(() => loaded);
    } catch {
      notices.getState().show(TEXTS.dialogFailed);
    }
    setIsLoading(false);
  };

  return { Dialog, isLoading, open: () => void open(), close: () => setDialog(null) };
}
