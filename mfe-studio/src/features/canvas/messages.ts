import type { CommonBlocks, PageDocument, Schemas } from '@shop/shared/page-documents';
import type { LinkTarget } from '../links';
import type { BlockMark } from './block-mark';

/** A change that somebody looks at: its number, and the block that it is in. */
export interface LookedAt {
  number: number;
  /** null: the page has no place for it. */
  blockId: string | null;
}

/** What the studio tells the page in the frame. */
export type ToFrame =
  | {
      type: 'document';
      document: PageDocument;
      commons: CommonBlocks;
      isReadOnly: boolean;
      /** A photo that is dropped on the page becomes a block. */
      takesPhotos: boolean;
      schemas: Schemas;
      /** Where links may lead, as the draft is now. */
      linkTargets: () => readonly LinkTarget[];
      /** What differs from the site. */
      marks: readonly BlockMark[];
    }
  /** Leads to one of the changes. */
  | { type: 'look'; change: LookedAt | null }
  | { type: 'select'; blockId: string | null };

/** What the page in the frame tells the studio. Paths are those of the document. */
export type ToStudio =
  | { type: 'ready' }
  /** `takesCursor`: what is typed next belongs into the field at the side. */
  | { type: 'selected'; blockId: string; path: string | null; takesCursor: boolean }
  | { type: 'typed'; path: string; text: string }
  /** A text of many parts is another one. `isStep`: it is undone by itself. */
  | { type: 'written'; path: string; value: unknown; isStep: boolean }
  /** The words that are chosen in the page; empty for none. */
  | { type: 'chosen'; words: string }
  /** A file was dropped on a picture; without a path, beside the pictures of the block. */
  | { type: 'dropped'; blockId: string; path: string | null; file: File }
  /** Enter: the text ends before the cursor, and the rest is one of its own. */
  | { type: 'split'; path: string; before: string; after: string };

/**
 * An event of the window that is told. `postMessage` would come a task later, and a letter would be
 * drawn a frame later. Only code of this site reaches the window at all.
 */
const EVENT = 'shop-studio';

/**
 * Tells a window of this site at once. One of another site, such as a browser's error page, hears
 * nothing.
 */
export function send(target: Window, message: ToFrame | ToStudio): void {
  try {
    target.dispatchEvent(new CustomEvent(EVENT, { detail: message }));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
  }
}

/**
 * Listens to what this window is told.
 * @returns what ends it
 */
export function listen<Message extends ToFrame | ToStudio>(onMessage: (message: Message) => void): () => void {
  const handle = (event: Event) => {
    // The same version of the studio is on both sides of the frame: it is one remote.
    onMessage((event as CustomEvent<Message>).detail);
  };
  addEventListener(EVENT, handle);
  return () => removeEventListener(EVENT, handle);
}
