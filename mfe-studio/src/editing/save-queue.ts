import type { PageDocument } from '@shop/shared/page-documents';
import { RequestError, type ErrorCode } from '@shop/shared/runtime';
import type { DeviceCopies } from './device-copies';
import { isSame } from './is-same';
import { mergeDocuments, resolveConflicts, type BlockConflict, type Choices } from './merge';
import type { SaveState, WaitReason } from './save-state';

/** Typing is sent this long after its first keystroke; 5 s may pass (docs/rules.md, Studio). */
const SAVE_AFTER_MS = 2000;
const RETRY_MS = 3000;
const MAX_RETRY_MS = 30_000;
const SECOND_MS = 1000;

/** A draft as the server has it. */
export interface ServerDraft {
  revision: number;
  document: PageDocument;
  savedBy: string | null;
  savedAt: string | null;
}

export interface DraftServer {
  load: () => Promise<ServerDraft>;
  /** @throws RequestError; CONFLICT when the server has another revision */
  save: (revision: number, document: PageDocument) => Promise<Pick<ServerDraft, 'revision' | 'savedAt'>>;
}

export interface SaveQueueOptions {
  server: DraftServer;
  copies: DeviceCopies;
  /** Runs the work later. Returns what calls it off. */
  later: (work: () => void, delayMs: number) => () => void;
  onState: (state: SaveState) => void;
  /** Called with the document when changes of somebody else are in it now. */
  onMerged: (document: PageDocument, savedBy: string | null) => void;
}

export interface SaveQueue {
  /** The document is another one: it is on this device at once, on the server within 5 s. */
  edit: (document: PageDocument) => void;
  /** Tries at once: the visitor has signed in, or the network is back. */
  retry: () => void;
  /** Ends a conflict. The document is the one to go on with. */
  resolve: (choices: Choices) => PageDocument;
  /**
   * Saves what is not saved.
   * @returns the revision of the draft
   * @throws Error when it could not be saved; the state says why
   */
  settle: () => Promise<number>;
  /** Sends what was typed last, and stops. Without an answer, it stays on this device. */
  close: () => void;
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

/**
 * Saves a draft, one call at a time. What was typed before the last visit ended is taken up again:
 * the first `onMerged` has it.
 * @param opened the draft as the server had it when the page was opened
 */
export function createSaveQueue(opened: ServerDraft, options: SaveQueueOptions): SaveQueue {
  const { server, copies, later, onState, onMerged } = options;
  /** What the server had when this side began to change it. */
  let base: Pick<ServerDraft, 'revision' | 'document'> = opened;
  let current = opened.document;
  let savedAt = opened.savedAt;
  let conflict: { theirs: ServerDraft; conflicts: readonly BlockConflict[] } | null = null;
  /** What was sent without an answer: it may have been saved. */
  let inDoubt: PageDocument | null = null;
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;
  let failures = 0;
  let isClosed = false;

  const isSaved = () => current === base.document && inDoubt === null;

  const keep = () => {
    if (isClosed) return; // the next visit has the copy
    if (isSaved()) copies.remove();
    else copies.write({ revision: base.revision, base: base.document, document: current });
  };

  const runLater = (delayMs: number) => {
    callOff?.();
    callOff = isClosed ? null : later(run, delayMs);
  };

  const saved = () => {
    if (isSaved()) onState({ kind: 'saved', at: savedAt });
    else {
      onState({ kind: 'changed' });
      runLater(SAVE_AFTER_MS);
    }
  };

  const wait = (error: unknown) => {
    const why = REASONS[codeOf(error)] ?? 'failed';
    onState({ kind: 'waiting', why, text: why === 'refused' && error instanceof Error ? error.message : null });
    if (WITHOUT_RETRY.includes(why)) return;
    const delay = Math.min(RETRY_MS * 2 ** failures, MAX_RETRY_MS);
    const asked = error instanceof RequestError && error.retryAfter !== null ? error.retryAfter * SECOND_MS : 0;
    failures += 1;
    runLater(Math.max(delay, asked));
  };

  /** Somebody else, or another tab, has saved the draft. */
  const meet = (theirs: ServerDraft) => {
    const isOwn = inDoubt !== null && isSame(theirs.document, inDoubt);
    inDoubt = null;
    const merged = isOwn
      ? { document: current, conflicts: [] }
      : mergeDocuments(base.document, current, theirs.document);
    if (merged.conflicts.length > 0) {
      conflict = { theirs, conflicts: merged.conflicts };
      // The base stays as it was: a visit that ends here meets the same conflict again.
      const { savedBy, savedAt: at } = theirs;
      onState({ kind: 'conflict', savedBy, savedAt: at, conflicts: merged.conflicts });
      return;
    }
    const isTheirs = isSame(merged.document, theirs.document);
    base = theirs;
    savedAt = theirs.savedAt;
    const hasChanged = merged.document !== current;
    current = isTheirs ? theirs.document : merged.document;
    keep();
    if (hasChanged) onMerged(current, theirs.savedBy);
    saved();
  };

  const send = async () => {
    const sent = current;
    onState({ kind: 'saving' });
    try {
      const answer = await server.save(base.revision, sent);
      base = { revision: answer.revision, document: sent };
      savedAt = answer.savedAt;
      inDoubt = null;
      failures = 0;
      keep();
      saved();
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT') {
        inDoubt = sent;
        wait(error);
        return;
      }
      try {
        meet(await server.load());
        failures = 0;
      } catch (cause) {
        wait(cause);
      }
    }
  };

  function run(): void {
    callOff?.();
    callOff = null;
    if (running || isClosed || conflict || isSaved()) return;
    running = send().finally(() => (running = null));
  }

  const copy = copies.read();
  if (copy) {
    base = { revision: copy.revision, document: copy.base };
    current = copy.document;
    if (copy.revision !== opened.revision) meet(opened);
    else {
      base = opened;
      saved();
    }
    if (!isSaved()) onMerged(current, null);
  } else saved();

  return {
    edit(document) {
      if (document === current) return;
      const wasSaved = isSaved();
      current = document;
      keep();
      if (conflict) {
        // One more block may be in it now, or none: what is asked must be all that differs.
        const { theirs } = conflict;
        conflict = null;
        meet(theirs);
        return;
      }
      if (isSaved() && !running) {
        // What was typed is undone.
        callOff?.();
        callOff = null;
        saved();
        return;
      }
      if (wasSaved || !callOff) {
        if (!running) onState({ kind: 'changed' });
        if (!callOff) runLater(SAVE_AFTER_MS);
      }
    },
    retry: run,
    resolve(choices) {
      if (!conflict) return current;
      const { theirs } = conflict;
      const { document, conflicts } = mergeDocuments(base.document, current, theirs.document);
      conflict = null;
      current = resolveConflicts(document, conflicts, choices);
      base = theirs;
      savedAt = theirs.savedAt;
      if (isSame(current, theirs.document)) current = theirs.document;
      keep();
      saved();
      run();
      return current;
    },
    async settle() {
      while (!isSaved()) {
        run();
        if (!running) break;
        const before = base.revision;
        await running;
        if (base.revision === before) break;
      }
      if (!isSaved()) throw new Error('the draft is not saved');
      return base.revision;
    },
    close() {
      run(); // what was typed last
      isClosed = true;
      callOff?.();
    },
  };
}
