import { useShop } from '@shop/shared/runtime';
import { SHOP_PHONE } from '@shop/shared/seller';
import { useState, type ComponentType } from 'react';

const FAILED = {
  kind: 'error',
  title: 'Не удалось открыть окно',
  text: `Проверьте интернет и попробуйте ещё раз или позвоните: ${SHOP_PHONE}.`,
} as const;

interface DialogControl<Props> {
  /** The dialog to render; null while it is closed or loading. */
  Dialog: ComponentType<Props> | null;
  isLoading: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A dialog whose code loads on demand, so that the first view does not pay for it. When loading
 * fails, a toast says so, and the next click tries again.
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
      notices.getState().show(FAILED);
    }
    setIsLoading(false);
  };

  return { Dialog, isLoading, open: () => void open(), close: () => setDialog(null) };
}
