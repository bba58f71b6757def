import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './editor-store';

export const EditorContext = createContext<EditorStore | null>(null);

/**
 * Reads the draft that is edited. The selector must give the same value for the same state.
 * @throws Error outside an editor
 */
export function useEditor<T>(selector: (state: EditorState) => T): T {
  const store = use(EditorContext);
  if (!store) throw new Error('useEditor needs <EditorProvider> above it');
  const read = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
