import type { Block, Field, PageDocument, Schemas } from '@shop/shared/page-documents';
import type { StateStore } from './create-store';
import type { Common } from './commons';
import type { Choices } from './merge';
import type { ValuePath } from './paths';
import type { SaveState } from './save-state';

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

/** What somebody else has done meanwhile: the document without it, and with it. */
export interface MergedWith {
  /** null: the account is gone. */
  savedBy: string | null;
  before: PageDocument;
  after: PageDocument;
}

/** The draft of one page, as it is edited. Each function that edits is one step of the history. */
export interface EditorState {
  pageId: string;
  schemas: Schemas;
  /** The blocks that pages have in common. */
  commons: readonly Common[];
  document: PageDocument;
  selection: Selection;
  canUndo: boolean;
  canRedo: boolean;
  save: SaveState;
  /** What somebody else has changed last; null when nobody has. */
  mergedWith: MergedWith | null;
  /** The last block that was removed, as long as it can be put back. */
  removed: RemovedBlock | null;

  select: (blockId: string | null, path?: ValuePath | null) => void;
  /** Typing in one field without a pause of a second is one step. */
  /** @param isStep a step of undo by itself, though the field is the same as before */
  setValue: (path: ValuePath, value: unknown, isStep?: boolean) => void;
  /** The words behind the cursor become a paragraph, or a line of a list, of their own. */
  splitText: (path: ValuePath, before: string, after: string) => void;
  /** Adds a block and selects it. */
  /** @param starting what it has instead of its smallest value */
  insertBlock: (kind: string, index: number, starting?: Block['props']) => void;
  /** Adds a common block and selects it. */
  insertCommon: (common: Common, index: number) => void;
  /** A new common block stands where the block was that it was made of. */
  becomeCommon: (blockId: string, common: Common) => void;
  /** A copy stands where the common block was. */
  makeOwn: (blockId: string) => void;
  /** Others have changed them meanwhile. */
  setCommons: (commons: readonly Common[]) => void;
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

  /** Takes up what was typed on this device before the last visit ended. */
  open: () => void;
  /** The server has a draft of this revision: what others have done in a newer one is taken in. */
  hear: (revision: number) => Promise<void>;
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
  /** Stops saving, when the editor is left. What is not saved stays on this device. */
  close: () => void;
}

export type EditorStore = StateStore<EditorState>;
