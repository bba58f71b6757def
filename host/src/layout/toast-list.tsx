import type { RefObject } from 'react';
import { useNotices, type Notice } from '@shop/shared/runtime';
import { Toast } from '@shop/shared/ui';
import { useToastFocus } from './use-toast-focus';
import { useToastPlace } from './use-toast-place';

interface ToastListProps {
  notices: readonly Notice[];
  /** The element around the list. */
  region: RefObject<HTMLElement | null>;
}

/** The list of toasts, a chunk that loads with the first of them. */
export function ToastList({ notices, region }: ToastListProps) {
  useToastPlace(region, notices);
  useToastFocus(region, notices);
  const dismiss = useNotices((state) => state.dismiss);

  return notices.map(({ id, title, text, kind, action, undo }) => {
    const close = () => dismiss(id);
    const closing = (run: () => void) => () => {
      close();
      run();
    };
    return (
      <Toast
        key={id}
        title={title}
        text={text}
        kind={kind}
        action={action && { text: action.text, onClick: closing(action.run) }}
        onUndo={undo && closing(undo)}
        onClose={close}
      />
    );
  });
}
