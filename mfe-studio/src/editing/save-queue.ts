import type { PageDocument } from '@shop/shared/page-documents';
import { RequestError, type ErrorCode } from '@shop/shared/runtime';
import type { DeviceCopies } from './device-copies';
import type { Choices } from './merge';
import type { SaveState, WaitReason } from './save-state';
import { SaveTimer, type Later } from './save-timer';
import { UnsavedDraft, type Conflict, type Meeting, type ServerDraft } from './unsaved-draft';

/** Typing is sent this long after its first keystroke; 5 s may pass (docs/rules.md, Studio). */
const SAVE_AFTER_MS = 2000;

export interface DraftServer {
  load: () => Promise<ServerDraft>;
  /** @throws RequestError; CONFLICT when the server has another revision */
  save: (revision: number, document: PageDocument) => Promise<Pick<ServerDraft, 'revision' | 'savedAt'>>;
}

export interface SaveQueueOptions {
  server: DraftServer;
  copies: DeviceCopies;
  later: Later;
  onState: (state: SaveState) => void;
  /** What was typed before the last visit ended is the document now. */
  onTakenUp: (document: PageDocument) => void;
  /** Changes of somebody else are in the document now. */
  onMerged: (document: PageDocument, theirs: { savedBy: string | null; before: PageDocument }) => void;
}

const REASONS: Partial<Record<ErrorCode, WaitReason>> = {
  NETWORK_ERROR: 'offline',
  UNAUTHENTICATED: 'expired',
  BAD_REQUEST: 'refused',
  NOT_FOUND: 'refused', // somebody has deleted the draft
};

/** These wait for somebody to act. */
const WITHOUT_RETRY: readonly WaitReason[] = ['expired', 'refused'];

const codeOf = (error: unknown): ErrorCode => (error instanceof RequestError ? error.code : 'INTERNAL_SERVER_ERROR');

/** Saves a draft, one call at a time. */
export class SaveQueue {
  private readonly draft: UnsavedDraft;
  private readonly timer: SaveTimer;
  private conflict: Conflict | null = null;
  private running: Promise<void> | null = null;
  private isClosed = false;

  /** @param opened the draft as the server had it when the page was opened */
  constructor(
    private readonly opened: ServerDraft,
    private readonly options: SaveQueueOptions,
  ) {
    this.draft = new UnsavedDraft(opened, options.copies);
    this.timer = new SaveTimer(options.later, () => this.retry());
  }

  /** Takes up what was typed before the last visit ended. */
  start(): void {
    const meeting = this.draft.takeUp(this.opened);
    if (meeting && !this.draft.isSaved) this.options.onTakenUp(this.draft.document);
    if (meeting) this.goOn(meeting, this.opened.savedBy);
    else this.tellSaved();
  }

  /** The document is another one: it is on this device at once, on the server within 5 s. */
  edit(document: PageDocument): void {
    if (document === this.draft.document) return;
    const wasSaved = this.draft.isSaved;
    this.draft.edit(document);
    if (this.conflict) {
      // One more block may be in it now, or none: what is asked must be all that differs.
      this.meet(this.conflict.theirs);
      return;
    }
    if (this.draft.isSaved && !this.running) {
      // What was typed is undone.
      this.timer.clear();
      this.tellSaved();
      return;
    }
    if (wasSaved || !this.timer.isSet) {
      if (!this.running) this.options.onState({ kind: 'changed' });
      if (!this.timer.isSet) this.timer.set(SAVE_AFTER_MS);
    }
  }

  /** Tries at once: the visitor has signed in, or the network is back. */
  retry(): void {
    this.timer.clear();
    if (this.running || this.isClosed || this.conflict || this.draft.isSaved) return;
    this.running = this.send().finally(() => (this.running = null));
  }

  /** The server has a draft of this revision: what is newer in it is taken in. */
  async hear(revision: number): Promise<void> {
    if (!this.isNews(revision)) return;
    try {
      const theirs = await this.options.server.load();
      // A save that has begun meanwhile meets the server by itself.
      if (this.isNews(theirs.revision)) this.meet(theirs);
    } catch {
      // Nobody waits for it. The next news, or the next save, brings it.
    }
  }

  /** Ends a conflict. Returns the document to go on with. */
  resolve(choices: Choices): PageDocument {
    if (!this.conflict) return this.draft.document;
    this.draft.resolve(this.conflict, choices);
    this.conflict = null;
    this.tellSaved();
    this.retry();
    return this.draft.document;
  }

  /**
   * Saves what is not saved.
   * @returns the revision of the draft
   * @throws Error when it could not be saved; the state says why
   */
  async settle(): Promise<number> {
    while (!this.draft.isSaved) {
      this.retry();
      if (!this.running) break;
      const { revision } = this.draft;
      await this.running;
      if (this.draft.revision === revision) break;
    }
    if (!this.draft.isSaved) throw new Error('the draft is not saved');
    return this.draft.revision;
  }

  /** Sends what was typed last, and stops. Without an answer, it stays on this device. */
  close(): void {
    this.retry();
    this.isClosed = true;
    this.draft.leave();
    this.timer.close();
  }

  private isNews(revision: number): boolean {
    return revision > this.draft.revision && !this.running && !this.conflict && !this.isClosed;
  }

  private async send(): Promise<void> {
    const sent = this.draft.document;
    this.options.onState({ kind: 'saving' });
    try {
      this.draft.accept(sent, await this.options.server.save(this.draft.revision, sent));
      this.timer.succeeded();
      this.tellSaved();
    } catch (error) {
      if (codeOf(error) === 'CONFLICT') await this.meetServer();
      else {
        this.draft.doubt(sent);
        this.wait(error);
      }
    }
  }

  /** Somebody else, or another tab, has saved the draft. */
  private async meetServer(): Promise<void> {
    try {
      this.meet(await this.options.server.load());
      this.timer.succeeded();
    } catch (error) {
      this.wait(error);
    }
  }

  private meet(theirs: ServerDraft): void {
    this.goOn(this.draft.meet(theirs), theirs.savedBy);
  }

  private goOn({ conflict, before }: Meeting, savedBy: string | null): void {
    this.conflict = conflict;
    if (conflict) {
      const { theirs, conflicts } = conflict;
      this.options.onState({ kind: 'conflict', savedBy, savedAt: theirs.savedAt, conflicts });
      return;
    }
    if (before) this.options.onMerged(this.draft.document, { savedBy, before });
    this.tellSaved();
  }

  /** Says that all is saved, or that it will be. */
  private tellSaved(): void {
    if (this.draft.isSaved) this.options.onState({ kind: 'saved', at: this.draft.savedAt });
    else {
      this.options.onState({ kind: 'changed' });
      this.timer.set(SAVE_AFTER_MS);
    }
  }

  private wait(error: unknown): void {
    const why = REASONS[codeOf(error)] ?? 'failed';
    const text = why === 'refused' && error instanceof Error ? error.message : null;
    this.options.onState({ kind: 'waiting', why, text });
    if (WITHOUT_RETRY.includes(why)) return;
    this.timer.setAfterFailure(error instanceof RequestError ? error.retryAfter : null);
  }
}
