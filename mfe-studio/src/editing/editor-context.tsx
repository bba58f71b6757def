import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './editor-state';

export const EditorContext = createContext<EditorStore | null>(null);

/**
 * The store itself, for handlers: they read the latest draft, and no letter draws their component.
 * @throws Error outside an editor
 */
export function useEditorStore(): EditorStore {
  const store = use(EditorContext);
  if (!store) throw new Error('The parts of an editor need an <EditorContext> above them');
  return store;
}

/**
 * Reads the draft that is edited. The selector must give the same value for the same state.
 * @throws Error outside an editor
 */
export function useEditor<T>(selector: (state: EditorState) => T): T {
  const store = useEditorStore();
  const read = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
