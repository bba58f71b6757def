import type { PageDocument } from '@shop/shared/page-documents';
import { RequestError } from '@shop/shared/runtime';
import { createMemoryStorage } from '@shop/shared/runtime';
import { createDeviceCopies } from './device-copies';
import { createEditorStore } from './editor-store';
import type { ServerDraft } from './unsaved-draft';
import { pageOf, SCHEMAS, titlesOf } from './testing/documents';

const DRAFT: ServerDraft = { revision: 1, document: pageOf('А', 'Б'), savedBy: null, savedAt: null };
const TITLE = 'content[0].props.title';

/** An editor whose server has this draft, and refuses other revisions. */
function open(serverDraft = DRAFT, storage = createMemoryStorage()) {
  let draft = serverDraft;
  let clock = 0;
  const kept: PageDocument[] = [];
  const store = createEditorStore({
    pageId: 'rental',
    draft: DRAFT,
    schemas: SCHEMAS,
    server: {
      load: async () => draft,
      save: async (revision, document) => {
        if (revision !== draft.revision) throw new RequestError('CONFLICT', '');
        draft = { ...draft, revision: revision + 1, document };
        return { revision: draft.revision, savedAt: 'now' };
      },
    },
    keepDraft: async (document) => {
      kept.push(document);
    },
    copies: createDeviceCopies(storage, 7, 'rental'),
    later: () => () => undefined,
    now: () => (clock += 10_000),
  });
  /** Somebody else saves. */
  const put = (document: PageDocument) =>
    (draft = { ...draft, revision: draft.revision + 1, document, savedBy: 'Анна' });
  return { store, saved: () => draft, put, storage, kept };
}

it('edits, undoes, redoes and saves', async () => {
  const { store, saved } = open();
  store.getState().setValue(TITLE, 'В');
  store.getState().setValue(TITLE, 'Г');

  store.getState().undo();
  expect(titlesOf(store.getState().document)).toEqual(['В', 'Б']);
  store.getState().redo();

  await expect(store.getState().settle()).resolves.toBe(2);
  expect(titlesOf(saved().document)).toEqual(['Г', 'Б']);
  expect(store.getState()).toMatchObject({ canUndo: true, canRedo: false, save: { kind: 'saved', at: 'now' } });
});

it('selects a block that was added, and nothing when the selected one is removed', () => {
  const { store } = open();

  store.getState().insertBlock('Hero', 1);
  const { selection } = store.getState();
  store.getState().duplicateBlock(selection.blockId ?? '');
  store.getState().removeBlock(store.getState().selection.blockId ?? '');

  expect(selection.blockId).toBe('hero');
  expect(store.getState().selection.blockId).toBeNull();
  expect(titlesOf(store.getState().document)).toEqual(['А', 'Новый заголовок…', 'Б']);
});

it('opens with what was typed on this device and never sent', () => {
  const { store, storage } = open();
  store.getState().setValue(TITLE, 'Не сохранено');

  const again = open(DRAFT, storage).store.getState();

  expect(titlesOf(again.document)).toEqual(['Не сохранено', 'Б']);
  expect(again).toMatchObject({ save: { kind: 'changed' }, mergedWith: null });
});

it('shows what somebody else has done in another block, and whose it is', async () => {
  const theirs = { ...DRAFT, revision: 5, document: pageOf('А', 'Чужое'), savedBy: 'Анна' };
  const { store } = open(theirs);
  store.getState().setValue(TITLE, 'Моё');

  await store
    .getState()
    .settle()
    .catch(() => undefined);

  expect(titlesOf(store.getState().document)).toEqual(['Моё', 'Чужое']);
  const { savedBy, before, after } = store.getState().mergedWith ?? {};
  expect([savedBy, before && titlesOf(before), after && titlesOf(after)]).toEqual([
    'Анна',
    ['Моё', 'Б'],
    ['Моё', 'Чужое'],
  ]);
});

describe('when somebody else has saved the page', () => {
  /** Another draft of the server, of which the editor hears. */
  async function hear({ store, put }: ReturnType<typeof open>, document: PageDocument) {
    const { revision } = put(document);
    await store.getState().hear(revision);
  }

  it('undoes and redoes what was done here, and nothing of theirs', async () => {
    const editor = open();
    const { store, saved } = editor;
    store.getState().setValue(TITLE, 'Моё');
    await store.getState().settle();
    await hear(editor, pageOf('Моё', 'Чужое', 'Новое'));
    expect(titlesOf(store.getState().document)).toEqual(['Моё', 'Чужое', 'Новое']);

    store.getState().undo();
    expect(titlesOf(store.getState().document)).toEqual(['А', 'Чужое', 'Новое']);
    expect(store.getState().canUndo).toBe(false);
    store.getState().redo();
    await store.getState().settle();

    expect(titlesOf(saved().document)).toEqual(['Моё', 'Чужое', 'Новое']);
  });

  it('has nothing to undo in a block that they have changed since', async () => {
    const editor = open();
    editor.store.getState().setValue(TITLE, 'Моё');
    await editor.store.getState().settle();

    await hear(editor, pageOf('После моего', 'Б'));

    expect(editor.store.getState().canUndo).toBe(false);
  });

  it('leaves the blocks as they are drawn that nobody has changed', async () => {
    const editor = open();
    const [first] = editor.store.getState().document.content;

    await hear(editor, pageOf('А', 'Чужое'));

    expect(editor.store.getState().document.content[0]).toBe(first);
    expect(editor.store.getState().save.kind).toBe('saved');
  });

  it('selects the page when the selected block was removed, and asks about what was typed in it', async () => {
    const editor = open();
    const { store } = editor;
    store.getState().select('b', 'content[1].props.title');
    await hear(editor, pageOf('А'));
    expect(store.getState().selection).toEqual({ blockId: null, path: null, openedAs: null });

    store.getState().setValue(TITLE, 'Моё');
    await hear(editor, pageOf());
    expect(store.getState().save).toMatchObject({ kind: 'conflict', conflicts: [{ blockId: 'a', theirs: null }] });
    expect(titlesOf(store.getState().document)).toEqual(['Моё']);
  });
});

it('ends a conflict as chosen; the other text is one step back, and in the history', async () => {
  const { store, saved, kept } = open({ ...DRAFT, revision: 5, document: pageOf('Чужое', 'Б'), savedBy: 'Анна' });
  store.getState().setValue(TITLE, 'Моё');
  await store
    .getState()
    .settle()
    .catch(() => undefined);
  expect(store.getState().save).toMatchObject({ kind: 'conflict', conflicts: [{ blockId: 'a' }] });

  store.getState().resolve({ a: 'mine' });
  await store.getState().settle();

  expect(titlesOf(saved().document)).toEqual(['Моё', 'Б']);
  expect(kept.map(titlesOf)).toEqual([['Чужое', 'Б']]);
  store.getState().undo();
  expect(titlesOf(store.getState().document)).toEqual(['Чужое', 'Б']);
});

it('follows the selected block when its anchor is typed anew, back and forth', () => {
  const { store } = open();
  store.getState().select('a');

  store.getState().setValue('content[0].props.id', 'goods');
  expect(store.getState().selection).toMatchObject({ blockId: 'goods', openedAs: 'a' });

  store.getState().undo();
  expect(store.getState().selection.blockId).toBe('a');
  store.getState().redo();
  expect(store.getState().selection.blockId).toBe('goods');
});

it('takes over the content of another version, at the address that the page has now', () => {
  const { store } = open();
  const older = pageOf('Давно');
  older.root.props.path = '/old';

  store.getState().takeOver(older);

  const { document } = store.getState();
  expect([titlesOf(document), document.root.props.path]).toEqual([['Давно'], '/rental']);
});

it('puts a removed block back where it was, until it has come back otherwise', () => {
  const { store } = open();

  store.getState().removeBlock('a');
  expect(store.getState().removed).toMatchObject({ index: 0, block: { props: { id: 'a' } } });
  store.getState().setValue(TITLE, 'В');
  store.getState().putBack();

  expect(titlesOf(store.getState().document)).toEqual(['А', 'В']);
  expect(store.getState()).toMatchObject({ removed: null, selection: { blockId: 'a' } });
  store.getState().removeBlock('a');
  store.getState().undo();
  expect(store.getState().removed).toBeNull();
});
