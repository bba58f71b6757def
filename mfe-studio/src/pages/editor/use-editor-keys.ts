import { useEffect } from 'react';
import { useAuth } from '@shop/shared/runtime';
import { useEditor } from '../../editing';

/**
 * Undo and redo by keys, also while typing: a field's own undo knows nothing of the page.
 * @param isOn false while the page is only read
 */
export function useUndoKeys(isOn: boolean): void {
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.altKey) return;
      const isUndo = event.code === 'KeyZ' && !event.shiftKey;
      const isRedo = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY';
      if (!isUndo && !isRedo) return;
      event.preventDefault();
      if (isUndo) undo();
      else redo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, undo, redo]);
}

/** Saves at once when what kept the draft here is over: the network is back, somebody signed in. */
export function useSaveAgain(): void {
  const retrySave = useEditor((state) => state.retrySave);
  const isSignedIn = useAuth((state) => state.isAuth);
  useEffect(() => {
    if (isSignedIn) retrySave();
    window.addEventListener('online', retrySave);
    return () => window.removeEventListener('online', retrySave);
  }, [isSignedIn, retrySave]);
}
