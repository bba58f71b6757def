import type { PageDocument } from '@shop/shared/page-documents';
import { isSame } from './is-same';
import { mergeDocuments, resolveConflicts } from './merge';

const MAX_STEPS = 100;
/** Typing in one field is one step until it pauses for this long. */
const PAUSE_MS = 1000;

/** The states of a document that can be returned to. */
export interface EditHistory {
  past: readonly PageDocument[];
  present: PageDocument;
  /** The next one first. */
  future: readonly PageDocument[];
  /** The field that was typed in last, and when. */
  typed: { path: string; at: number } | null;
}

export const startHistory = (present: PageDocument): EditHistory => ({ past: [], present, future: [], typed: null });

/** What an edit is: typing in a field, or anything else, which is a step of its own. */
export interface Edit {
  document: PageDocument;
  /** The field that is typed in. */
  path?: string | undefined;
  /** In milliseconds, of a clock that does not go back. */
  at: number;
}

export function record(history: EditHistory, { document, path, at }: Edit): EditHistory {
  if (document === history.present) return history;
  const { past, present, typed } = history;
  const goesOn = path !== undefined && typed?.path === path && at - typed.at < PAUSE_MS;
  return {
    past: goesOn ? past : [...past, present].slice(-MAX_STEPS),
    present: document,
    future: [],
    typed: path === undefined ? null : { path, at },
  };
}

export function undo({ past, present, future, typed }: EditHistory): EditHistory {
  const before = past.at(-1);
  if (!before) return { past, present, future, typed };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], typed: null };
}

export function redo({ past, present, future, typed }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  if (!next) return { past, present, future, typed };
  return { past: [...past, present], present: next, future: rest, typed: null };
}

/** A step with what others have done since. Where both have changed a block, it stays as theirs. */
function withTheirs(step: PageDocument, present: PageDocument, merged: PageDocument): PageDocument {
  const { document, conflicts } = mergeDocuments(present, step, merged);
  const theirs = conflicts.map(({ blockId }) => [blockId ?? '', 'theirs'] as const);
  return resolveConflicts(document, conflicts, Object.fromEntries(theirs));
}

/**
 * The history after others have changed the document: undoing takes back what was done here, and
 * nothing of theirs. Steps that have become nothing are gone.
 */
export function rebase({ past, present, future }: EditHistory, merged: PageDocument): EditHistory {
  const steps = (documents: readonly PageDocument[]) => documents.map((step) => withTheirs(step, present, merged));
  const before = steps(past).filter((step, index, all) => !isSame(step, all[index + 1] ?? merged));
  const after = steps(future).filter((step, index, all) => !isSame(step, all[index - 1] ?? merged));
  return { past: before, present: merged, future: after, typed: null };
}
