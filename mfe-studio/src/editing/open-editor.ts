import type { PageDocument, Schemas } from '@shop/shared/page-documents';
import { mutate, query, RequestError, type Shop } from '@shop/shared/runtime';
import {
  DraftDocument,
  EditedPageDocument,
  KeepDraftDocument,
  SaveDraftDocument,
  type CommentThreadFragment,
  type EditedPageQuery,
} from '../generated/graphql';
import { toCommons } from './commons';
import { createDeviceCopies } from './device-copies';
import type { EditorStore } from './editor-state';
import { createEditorStore } from './editor-store';
import type { DraftServer } from './save-queue';
import type { ServerDraft } from './unsaved-draft';

type EditedPage = NonNullable<EditedPageQuery['staffPage']>;

/** What is known of a page besides the words of its draft. */
export type PageFacts = Omit<EditedPage, 'draft'> & { draft: Pick<EditedPage['draft'], 'savedAt'> };

/** A page that is open in the editor. */
export interface OpenEditor {
  page: PageFacts;
  /** What people of the studio have written about it, the oldest first. */
  comments: readonly CommentThreadFragment[];
  store: EditorStore;
}

/** The API has checked the structure of each draft that it keeps. */
const toDraft = ({ document, savedBy, savedAt, revision }: EditedPage['draft']): ServerDraft => ({
  revision,
  savedBy,
  savedAt,
  document: document as PageDocument,
});

function createDraftServer({ client }: Pick<Shop, 'client'>, id: string): DraftServer {
  return {
    async load() {
      const { staffPage } = await query(client, DraftDocument, { id });
      if (!staffPage) throw new RequestError('NOT_FOUND', `there is no page ${id}`);
      return toDraft(staffPage.draft);
    },
    async save(revision, document) {
      const { staffSaveDraft } = await mutate(client, SaveDraftDocument, { id, revision, document });
      return { revision: staffSaveDraft.revision, savedAt: staffSaveDraft.savedAt ?? null };
    },
  };
}

/** The number of the person, once the record has loaded; 0 when it does not. */
function personOf({ auth }: Pick<Shop, 'auth'>): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const { user, hasUserFailed } = auth.getState();
      if (user.id === null && !hasUserFailed) return;
      unsubscribe();
      resolve(user.id ?? 0);
    };
    const unsubscribe = auth.subscribe(look);
    look();
  });
}

/**
 * Opens a page in the editor, with what was typed on this device and is not on the server.
 * @returns null when there is no such page
 * @throws RequestError when the API does not answer
 */
export async function openEditor(shop: Shop, pageId: string): Promise<OpenEditor | null> {
  const [{ staffPage, staffSchemas, staffPageComments, staffCommonBlocks }, personId] = await Promise.all([
    query(shop.client, EditedPageDocument, { id: pageId }),
    personOf(shop),
  ]);
  if (!staffPage) return null;
  const store = createEditorStore({
    pageId,
    draft: toDraft(staffPage.draft),
    schemas: staffSchemas as Schemas, // the API passes on what the live remote has brought
    commons: toCommons(staffCommonBlocks),
    server: createDraftServer(shop, pageId),
    async keepDraft(document) {
      await mutate(shop.client, KeepDraftDocument, { id: pageId, document });
    },
    copies: createDeviceCopies(shop.storage, personId, pageId),
  });
  return { page: staffPage, comments: staffPageComments ?? [], store };
}
