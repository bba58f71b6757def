import type { PageDocument } from '@shop/shared/page-documents';
import type { DeviceCopies } from './device-copies';
import { isSame } from './is-same';
import { mergeDocuments, resolveConflicts, type BlockConflict, type Choices } from './merge';

/** A draft as the server has it. */
export interface ServerDraft {
  revision: number;
  document: PageDocument;
  savedBy: string | null;
  savedAt: string | null;
}

/** A draft of which somebody else, or another tab, has saved another revision. */
export interface Conflict {
  theirs: ServerDraft;
  conflicts: readonly BlockConflict[];
}

/** What became of the changes of both sides. */
export interface Meeting {
  /** null: both are in the document now. */
  conflict: Conflict | null;
  /** The document of this side, when it is another one now. */
  before: PageDocument | null;
}

/**
 * What this side has typed, and what the server had when it began. It is on this device until the
 * server has it.
 */
export class UnsavedDraft {
  /** What the server had when this side began to change it. */
  private base: Pick<ServerDraft, 'revision' | 'document'>;
  private typed: PageDocument;
  private lastSavedAt: string | null;
  /** What was sent without an answer: it may have been saved. */
  private inDoubt: PageDocument | null = null;
  private isLeft = false;

  constructor(
    opened: ServerDraft,
    private readonly copies: DeviceCopies,
  ) {
    this.base = opened;
    this.typed = opened.document;
    this.lastSavedAt = opened.savedAt;
  }

  get document(): PageDocument {
    return this.typed;
  }

  /** Of the server's draft that the changes are of. */
  get revision(): number {
    return this.base.revision;
  }

  get savedAt(): string | null {
    return this.lastSavedAt;
  }

  get isSaved(): boolean {
    return this.typed === this.base.document && this.inDoubt === null;
  }

  /**
   * Takes up what was typed before the last visit ended.
   * @returns null when there is nothing
   */
  takeUp(opened: ServerDraft): Meeting | null {
    const copy = this.copies.read();
    if (!copy) return null;
    this.typed = copy.document;
    if (copy.revision === opened.revision) return { conflict: null, before: null };
    this.base = { revision: copy.revision, document: copy.base };
    return this.meet(opened);
  }

  edit(document: PageDocument): void {
    this.typed = document;
    this.keep();
  }

  /** The server has what was sent. */
  accept(sent: PageDocument, { revision, savedAt }: Pick<ServerDraft, 'revision' | 'savedAt'>): void {
    this.base = { revision, document: sent };
    this.lastSavedAt = savedAt;
    this.inDoubt = null;
    this.keep();
  }

  /** Nobody knows whether the server has what was sent. */
  doubt(sent: PageDocument): void {
    this.inDoubt = sent;
  }

  /** Takes in what others have saved, unless it contradicts: then nothing changes. */
  meet(theirs: ServerDraft): Meeting {
    const isOwn = this.inDoubt !== null && isSame(theirs.document, this.inDoubt);
    this.inDoubt = null;
    const { document, conflicts } = isOwn
      ? { document: this.typed, conflicts: [] }
      : mergeDocuments(this.base.document, this.typed, theirs.document);
    // The base stays as it was: a visit that ends here meets the same conflict again.
    if (conflicts.length > 0) return { conflict: { theirs, conflicts }, before: null };
    const before = this.typed;
    const hasChanged = !isSame(document, before);
    this.goOnFrom(theirs, hasChanged ? document : before);
    return { conflict: null, before: hasChanged ? before : null };
  }

  /** Ends a conflict by what somebody has chosen. */
  resolve({ theirs }: Conflict, choices: Choices): void {
    const { document, conflicts } = mergeDocuments(this.base.document, this.typed, theirs.document);
    this.goOnFrom(theirs, resolveConflicts(document, conflicts, choices));
  }

  /** The visit ends: the copy on this device is the next one's. */
  leave(): void {
    this.isLeft = true;
  }

  private goOnFrom(theirs: ServerDraft, document: PageDocument): void {
    // What is the same stays the same object, so that it is not drawn anew.
    this.base = { ...theirs, document: isSame(document, theirs.document) ? document : theirs.document };
    this.lastSavedAt = theirs.savedAt;
    this.typed = document;
    this.keep();
  }

  private keep(): void {
    if (this.isLeft) return;
    if (this.isSaved) this.copies.remove();
    else this.copies.write({ revision: this.base.revision, base: this.base.document, document: this.typed });
  }
}
