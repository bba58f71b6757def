import type { BlockConflict } from './merge';

/** Why a draft waits for the server. */
export type WaitReason =
  /** No answer. */
  | 'offline'
  /** The session has ended: somebody has to sign in. */
  | 'expired'
  /** The server does not take the document as it is: too large, or a bad link. */
  | 'refused'
  /** Anything else; it is tried again. */
  | 'failed';

/** Where what was typed is. In each state it is on this device too, unless it is saved. */
export type SaveState =
  /** On the server; null: nobody has changed the page since it came with the site. */
  | { kind: 'saved'; at: string | null }
  /** Changed here, and about to be sent. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** `text` is the server's, in Russian, where it refuses. */
  | { kind: 'waiting'; why: WaitReason; text: string | null }
  /** Somebody has changed the same blocks. */
  | { kind: 'conflict'; savedBy: string | null; savedAt: string | null; conflicts: readonly BlockConflict[] };
