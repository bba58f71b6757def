import type { PageDocument } from '@shop/shared/page-documents';
import type { Change } from './create-store';
import type { DeviceCopies } from './device-copies';
import { blockIdOf, indexOfBlock, renamedBlock } from './document-edit';
import { rebase, record, redo, startHistory, undo, type EditHistory } from './edit-history';
import type { EditorState, MergedWith } from './editor-state';
import { flip, resolveConflicts, type Choices } from './merge';
import type { ValuePath } from './paths';
import { SaveQueue, type DraftServer, type SaveQueueOptions } from './save-queue';
import type { ServerDraft } from './unsaved-draft';

export interface EditSessionOptions {
  draft: ServerDraft;
  server: DraftServer;
  /** Puts a draft that gave way in a conflict into the history. */
  keepDraft: (document: PageDocument) => Promise<void>;
  copies: DeviceCopies;
  later?: SaveQueueOptions['later'];
  /** In milliseconds. */
  now?: () => number;
}

const laterInBrowser: SaveQueueOptions['later'] = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** The steps of one draft, and their way to the server. The editor's state shows them. */
export class EditSession {
  readonly queue: SaveQueue;
  private history: EditHistory;
  private readonly now: () => number;

  constructor(
    private readonly options: EditSessionOptions,
    private readonly set: Change<EditorState>,
    private readonly get: () => EditorState,
  ) {
    const { draft, server, copies, later = laterInBrowser, now = () => performance.now() } = options;
    this.now = now;
    this.history = startHistory(draft.document);
    this.queue = new SaveQueue(draft, {
      server,
      copies,
      later,
      onState: (save) => set({ save }),
      onTakenUp: (document) => this.show(startHistory(document)),
      onMerged: (document, theirs) => this.takeMerged(document, theirs),
    });
  }

  /** @param path the field that is typed in: typing without a pause is one step */
  edit(document: PageDocument, path?: ValuePath): void {
    this.go(record(this.history, { document, path, at: this.now() }));
  }

  undo(): void {
    this.go(undo(this.history));
  }

  redo(): void {
    this.go(redo(this.history));
  }

  /** Ends a conflict. */
  resolve(choices: Choices): void {
    const { save } = this.get();
    if (save.kind !== 'conflict') return;
    const document = this.queue.resolve(choices);
    // The texts that were not chosen are one step back; what others have done otherwise stays.
    const unchosen = resolveConflicts(document, save.conflicts, flip(save.conflicts, choices));
    // Without an answer, undoing still brings them back.
    this.options.keepDraft(unchosen).catch(() => undefined);
    this.show(record(startHistory(unchosen), { document, at: this.now() }));
  }

  private go(next: EditHistory): void {
    this.show(next);
    this.queue.edit(next.present);
  }

  private takeMerged(document: PageDocument, theirs: Omit<MergedWith, 'after'>): void {
    this.show(rebase(this.history, document));
    const { selection } = this.get();
    const isGone = selection.blockId !== null && indexOfBlock(document, selection.blockId) === -1;
    this.set({
      mergedWith: { ...theirs, after: document },
      ...(isGone && { selection: { blockId: null, path: null, openedAs: null } }),
    });
  }

  private show(next: EditHistory): void {
    this.history = next;
    const { present, past, future } = next;
    const { document, selection, removed } = this.get();
    const blockId = selection.blockId && renamedBlock(document, present, selection.blockId);
    const isBack = removed !== null && indexOfBlock(present, blockIdOf(removed.block)) !== -1;
    this.set({
      document: present,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      ...(blockId !== selection.blockId && { selection: { ...selection, blockId } }),
      ...(isBack && { removed: null }),
    });
  }
}
