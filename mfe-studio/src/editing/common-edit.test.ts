import type { Block } from '@shop/shared/page-documents';
import type { Common } from './commons';
import { pageOf, titlesOf } from './testing/documents';
import { draftStore } from './testing/draft-store';

const COMMON: Common = {
  ...{ id: 'c1', title: 'Заявка', state: 'live' },
  block: { type: 'Hero', props: { id: 'a', title: 'Оставьте заявку' } },
};
const REFERENCE: Block = { type: 'Common', props: { id: 'b', common: 'c1' } };

it('adds a common block with an anchor of its own, under the name that colleagues know', () => {
  const store = draftStore(pageOf('А', 'Б'));
  store.getState().setCommons([COMMON]);

  store.getState().insertCommon(COMMON, 1);

  const { document, selection, schemas } = store.getState();
  expect(document.content[1]).toEqual({ type: 'Common', props: { id: 'a-2', common: 'c1' } });
  expect(selection.blockId).toBe('a-2');
  expect(schemas.kinds.Common?.fields.common).toMatchObject({ options: [{ value: 'c1', label: 'Заявка' }] });
});

it('makes a block common where it stands, in one step', () => {
  const page = pageOf('А', 'Б');
  const hidden = { ...page, content: page.content.map((block) => ({ ...block, isHidden: true as const })) };
  const store = draftStore(hidden);

  store.getState().becomeCommon('b', COMMON);

  expect(store.getState().document.content[1]).toEqual({ ...REFERENCE, isHidden: true });
  store.getState().undo();
  expect(store.getState().document).toEqual(hidden);
});

it('makes a copy of its own of a common block, in one step and with anchors of its own', () => {
  const page = pageOf('А');
  const store = draftStore({ ...page, content: [...page.content, REFERENCE] });
  store.getState().setCommons([COMMON]);

  store.getState().makeOwn('b');

  expect(titlesOf(store.getState().document)).toEqual(['А', 'Оставьте заявку']);
  expect(store.getState().document.content[1]?.props.id).toBe('b');
  store.getState().undo();
  expect(store.getState().document.content[1]).toEqual(REFERENCE);
});
