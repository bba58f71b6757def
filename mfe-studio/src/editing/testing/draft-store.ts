import { createMemoryStorage } from '@shop/shared/runtime';
import type { PageDocument } from '@shop/shared/page-documents';
import { createDeviceCopies } from '../device-copies';
import type { EditorStore } from '../editor-state';
import { createEditorStore } from '../editor-store';
import { SCHEMAS } from './documents';

/** An editor with this draft, whose server takes whatever is saved. */
export function draftStore(document: PageDocument): EditorStore {
  const draft = { revision: 1, document, savedBy: null, savedAt: null };
  return createEditorStore({
    ...{ pageId: 'rental', draft, schemas: SCHEMAS, later: () => () => undefined },
    server: { load: async () => draft, save: async () => ({ revision: 2, savedAt: null }) },
    keepDraft: async () => undefined,
    copies: createDeviceCopies(createMemoryStorage(), 7, 'rental'),
  });
}
