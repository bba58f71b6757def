import type { Block, Field, PageDocument, Schemas } from '@shop/shared/page-documents';
import { createStore, type StateStore } from './create-store';
import type { DeviceCopies } from './device-copies';
import * as edits from './document-edit';
import { record, redo, startHistory, undo, type EditHistory } from './edit-history';
import { flip, resolveConflicts, type Choices } from './merge';
import type { ValuePath } from './paths';
import { SaveQueue, type DraftServer, type SaveQueueOptions } from './save-queue';
import type { ServerDraft } from './unsaved-draft';
import type { SaveState } from './save-state';
import { splitText } from './split-text';

/** What is chosen in the page. */
export interface Selection {
  /** The id of a block; null for the page itself. */
  blockId: string | null;
  /** The field, where one is known: `content[2].props.heading`. */
  path: ValuePath | null;
  /** The id that the block was selected by. It stays while the block gets another anchor. */
  openedAs: string | null;
}

/** A block that was taken out, and where it was. */
export interface RemovedBlock {
  block: Block;
  index: number;
}

/** The draft of one page, as it is edited. Each function that edits is one step of the history. */
export interface EditorState {
  pageId: string;
  schemas: Schemas;
  document: PageDocument;
  selection: Selection;
  canUndo: boolean;
  canRedo: boolean;
  save: SaveState;
  /** Who has changed other blocks meanwhile; null when nobody, or the line was closed. */
  mergedWith: { savedBy: string | null } | null;
  /** The last block that was removed, as long as it can be put back. */
  removed: RemovedBlock | null;

  select: (blockId: string | null, path?: ValuePath | null) => void;
  /** Typing in one field without a pause of a second is one step. */
  setValue: (path: ValuePath, value: unknown) => void;
  /** The words behind the cursor become a paragraph, or a line of a list, of their own. */
  splitText: (path: ValuePath, before: string, after: string) => void;
  /** Adds a block and selects it. */
  insertBlock: (kind: string, index: number) => void;
  duplicateBlock: (blockId: string) => void;
  moveBlock: (blockId: string, to: number) => void;
  /** Hides a block from shoppers, or shows it again. */
  setHidden: (blockId: string, isHidden: boolean) => void;
  removeBlock: (blockId: string) => void;
  /** Puts the removed block back where it was, and selects it. */
  putBack: () => void;
  forgetRemoved: () => void;
  insertItem: (listPath: ValuePath, index: number, item: Field) => void;
  duplicateItem: (listPath: ValuePath, index: number, item: Field) => void;
  moveItem: (listPath: ValuePath, from: number, to: number) => void;
  removeItem: (listPath: ValuePath, index: number) => void;
  /** Puts another document in its place, such as what the site shows. */
  replace: (document: PageDocument) => void;
  /** Takes the content of another version. The page keeps its present address. */
  takeOver: (document: PageDocument) => void;
  undo: () => void;
  redo: () => void;

  /** Tries to save at once: after signing in, or when the network is back. */
  retrySave: () => void;
  /**
   * To be awaited before publishing.
   * @returns the revision on the server
   * @throws Error when not all is saved; `save` says why
   */
  settle: () => Promise<number>;
  /** Ends a conflict: whose text stays, by block id; the page itself is the empty id. */
  resolve: (choices: Choices) => void;
  closeMergeNote: () => void;
  /** Stops saving, when the editor is left. What is not saved stays on this device. */
  close: () => void;
}

export type EditorStore = StateStore<EditorState>;

export interface EditorOptions {
  pageId: string;
  draft: ServerDraft;
  schemas: Schemas;
  server: DraftServer;
  /** Puts a draft that gave way in a conflict into the history. */
  keepDraft: (document: PageDocument) => Promise<void>;
  copies: DeviceCopies;
  later?: SaveQueueOptions['later'];
  /** In milliseconds. */
  now?: () => number;
}

const ADDRESS = 'root.props.path';

const openedAs = (before: Selection, blockId: string | null) =>
  before.blockId === blockId ? before.openedAs : blockId;

const laterInBrowser: SaveQueueOptions['later'] = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** Makes the store of one page that is edited. It is made in the browser, once per page. */
export function createEditorStore(options: EditorOptions): EditorStore {
  const {
    pageId,
    draft,
    schemas,
    server,
    keepDraft,
    copies,
    later = laterInBrowser,
    now = () => performance.now(),
  } = options;
  let history: EditHistory = startHistory(draft.document);

  return createStore<EditorState>((set, get) => {
    const show = (next: EditHistory) => {
      history = next;
      const { present, past, future } = next;
      const { document, selection, removed } = get();
      const blockId = selection.blockId && edits.renamedBlock(document, present, selection.blockId);
      const isBack = removed !== null && edits.indexOfBlock(present, edits.blockIdOf(removed.block)) !== -1;
      set({
        document: present,
        canUndo: past.length > 0,
        canRedo: future.length > 0,
        ...(blockId !== selection.blockId && { selection: { ...selection, blockId } }),
        ...(isBack && { removed: null }),
      });
    };
    const edit = (document: PageDocument, path?: ValuePath) => {
      show(record(history, { document, path, at: now() }));
      queue.edit(history.present);
    };
    const go = (next: EditHistory) => {
      show(next);
      queue.edit(history.present);
    };
    // The queue tells its first state while it is made, before there is a store.
    let first: Pick<EditorState, 'save' | 'document' | 'mergedWith'> | null = {
      save: { kind: 'saved', at: draft.savedAt },
      document: draft.document,
      mergedWith: null,
    };
    const queue = new SaveQueue(draft, {
      server,
      copies,
      later,
      onState: (save) => (first ? (first.save = save) : set({ save })),
      onMerged(document, savedBy) {
        const mergedWith = savedBy === null ? null : { savedBy };
        if (first) {
          first = { ...first, document, mergedWith };
          history = startHistory(document);
          return;
        }
        // Undoing must not take back what others have done, so earlier steps are gone.
        show(startHistory(document));
        set({ mergedWith });
      },
    });
    const opened = first;
    first = null;

    return {
      pageId,
      schemas,
      ...opened,
      selection: { blockId: null, path: null, openedAs: null },
      removed: null,
      canUndo: false,
      canRedo: false,

      select: (blockId, path = null) =>
        set({ selection: { blockId, path, openedAs: openedAs(get().selection, blockId) } }),
      setValue: (path, value) => edit(edits.setValue(get().document, path, value), path),
      splitText: (path, before, after) => edit(splitText(get().document, path, before, after)),
      insertBlock(kind, index) {
        const schema = schemas.kinds[kind];
        if (!schema) return;
        const { document, id } = edits.insertBlock(get().document, kind, schema, index);
        edit(document);
        get().select(id);
      },
      duplicateBlock(blockId) {
        const before = get().document;
        const kind = before.content[edits.indexOfBlock(before, blockId)]?.type;
        const { document, id } = edits.duplicateBlock(before, blockId, schemas.kinds[kind ?? '']);
        edit(document);
        get().select(id);
      },
      moveBlock: (blockId, to) => edit(edits.moveBlock(get().document, blockId, to)),
      setHidden: (blockId, isHidden) => edit(edits.setHidden(get().document, blockId, isHidden)),
      removeBlock(blockId) {
        const before = get().document;
        const index = edits.indexOfBlock(before, blockId);
        const block = before.content[index];
        if (!block) return;
        edit(edits.removeBlock(before, blockId));
        set({ removed: { block, index } });
        if (get().selection.blockId === blockId) get().select(null);
      },
      putBack() {
        const { removed, document } = get();
        if (!removed) return;
        edit(edits.putBack(document, removed.block, removed.index));
        get().select(edits.blockIdOf(removed.block));
      },
      forgetRemoved: () => set({ removed: null }),
      insertItem: (path, index, item) => edit(edits.insertItem(get().document, path, index, item)),
      duplicateItem: (path, index, item) => edit(edits.duplicateItem(get().document, path, index, item)),
      moveItem: (path, from, to) => edit(edits.moveItem(get().document, path, from, to)),
      removeItem: (path, index) => edit(edits.removeItem(get().document, path, index)),
      replace: (document) => edit(document),
      takeOver: (document) => edit(edits.setValue(document, ADDRESS, get().document.root.props.path)),
      undo: () => go(undo(history)),
      redo: () => go(redo(history)),

      retrySave: () => queue.retry(),
      settle: () => queue.settle(),
      resolve(choices) {
        const { save } = get();
        if (save.kind !== 'conflict') return;
        const document = queue.resolve(choices);
        // The texts that were not chosen are one step back; what others have done otherwise stays.
        const unchosen = resolveConflicts(document, save.conflicts, flip(save.conflicts, choices));
        // Without an answer, undoing still brings them back.
        keepDraft(unchosen).catch(() => undefined);
        show(record(startHistory(unchosen), { document, at: now() }));
      },
      closeMergeNote: () => set({ mergedWith: null }),
      close: () => queue.close(),
    };
  });
}
