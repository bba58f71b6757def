import { commonIdOf, type Schemas } from '@shop/shared/page-documents';
import * as commonEdits from './common-edit';
import { withCommonKind, type Common } from './commons';
import { createStore, type Change } from './create-store';
import * as edits from './document-edit';
import { EditSession, type EditSessionOptions } from './edit-session';
import type { EditorState, EditorStore, Selection } from './editor-state';
import { splitText } from './split-text';

export interface EditorOptions extends EditSessionOptions {
  pageId: string;
  schemas: Schemas;
  commons?: readonly Common[];
}

/** What the actions of the editor work with. */
interface Editing {
  session: EditSession;
  set: Change<EditorState>;
  get: () => EditorState;
}

const ADDRESS = 'root.props.path';

const openedAs = (before: Selection, blockId: string | null) =>
  before.blockId === blockId ? before.openedAs : blockId;

type BlockActions = Pick<
  EditorState,
  'insertBlock' | 'duplicateBlock' | 'moveBlock' | 'setHidden' | 'removeBlock' | 'putBack' | 'forgetRemoved'
>;

const blockActions = ({ session, set, get }: Editing): BlockActions => ({
  insertBlock(kind, index, starting) {
    const { document: before, schemas, select } = get();
    const schema = schemas.kinds[kind];
    if (!schema) return;
    const { document, id } = edits.insertBlock(before, kind, schema, index, starting);
    session.edit(document);
    select(id);
  },
  duplicateBlock(blockId) {
    const { document: before, schemas, select } = get();
    const kind = before.content[edits.indexOfBlock(before, blockId)]?.type;
    const { document, id } = edits.duplicateBlock(before, blockId, schemas.kinds[kind ?? '']);
    session.edit(document);
    select(id);
  },
  moveBlock: (blockId, to) => session.edit(edits.moveBlock(get().document, blockId, to)),
  setHidden: (blockId, isHidden) => session.edit(edits.setHidden(get().document, blockId, isHidden)),
  removeBlock(blockId) {
    const { document: before, select } = get();
    const index = edits.indexOfBlock(before, blockId);
    const block = before.content[index];
    if (!block) return;
    session.edit(edits.removeBlock(before, blockId));
    set({ removed: { block, index } });
    if (get().selection.blockId === blockId) select(null);
  },
  putBack() {
    const { removed, document, select } = get();
    if (!removed) return;
    session.edit(edits.putBack(document, removed.block, removed.index));
    select(edits.blockIdOf(removed.block));
  },
  forgetRemoved: () => set({ removed: null }),
});

type CommonActions = Pick<EditorState, 'insertCommon' | 'becomeCommon' | 'makeOwn' | 'setCommons'>;

const commonActions = ({ session, set, get }: Editing): CommonActions => ({
  insertCommon(common, index) {
    const { document: before, select } = get();
    const { document, id } = commonEdits.insertCommon(before, common, index);
    session.edit(document);
    select(id);
  },
  becomeCommon(blockId, common) {
    const { document, commons, setCommons } = get();
    setCommons([...commons, common]);
    session.edit(commonEdits.becomeCommon(document, blockId, common));
  },
  makeOwn(blockId) {
    const { document, commons, schemas } = get();
    const block = document.content[edits.indexOfBlock(document, blockId)];
    const common = block && commons.find(({ id }) => id === commonIdOf(block));
    if (common) session.edit(commonEdits.makeOwn(document, blockId, common, schemas));
  },
  setCommons: (commons) => set({ commons, schemas: withCommonKind(get().schemas, commons) }),
});

type TextActions = Pick<
  EditorState,
  'setValue' | 'splitText' | 'insertItem' | 'duplicateItem' | 'moveItem' | 'removeItem' | 'replace' | 'takeOver'
>;

const textActions = ({ session, get }: Editing): TextActions => ({
  setValue: (path, value, isStep = false) =>
    session.edit(edits.setValue(get().document, path, value), isStep ? undefined : path),
  splitText: (path, before, after) => session.edit(splitText(get().document, path, before, after)),
  insertItem: (path, index, item) => session.edit(edits.insertItem(get().document, path, index, item)),
  duplicateItem: (path, index, item) => session.edit(edits.duplicateItem(get().document, path, index, item)),
  moveItem: (path, from, to) => session.edit(edits.moveItem(get().document, path, from, to)),
  removeItem: (path, index) => session.edit(edits.removeItem(get().document, path, index)),
  replace: (document) => session.edit(document),
  takeOver: (document) => session.edit(edits.setValue(document, ADDRESS, get().document.root.props.path)),
});

type SaveActions = Pick<EditorState, 'open' | 'undo' | 'redo' | 'hear' | 'retrySave' | 'settle' | 'resolve' | 'close'>;

const saveActions = ({ session }: Editing): SaveActions => ({
  open: () => session.queue.start(),
  undo: () => session.undo(),
  redo: () => session.redo(),
  hear: (revision) => session.queue.hear(revision),
  retrySave: () => session.queue.retry(),
  settle: () => session.queue.settle(),
  resolve: (choices) => session.resolve(choices),
  close: () => session.queue.close(),
});

/** Makes the store of one page that is edited. It is made in the browser, once per page. */
export function createEditorStore({ pageId, schemas, commons = [], ...options }: EditorOptions): EditorStore {
  const store = createStore<EditorState>((set, get) => {
    const editing: Editing = { session: new EditSession(options, set, get), set, get };
    return {
      pageId,
      schemas: withCommonKind(schemas, commons),
      commons,
      document: options.draft.document,
      save: { kind: 'saved', at: options.draft.savedAt },
      mergedWith: null,
      selection: { blockId: null, path: null, openedAs: null },
      removed: null,
      canUndo: false,
      canRedo: false,
      select: (blockId, path = null) =>
        set({ selection: { blockId, path, openedAs: openedAs(get().selection, blockId) } }),
      ...blockActions(editing),
      ...commonActions(editing),
      ...textActions(editing),
      ...saveActions(editing),
    };
  });
  store.getState().open();
  return store;
}
