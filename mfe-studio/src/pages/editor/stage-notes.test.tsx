import { expectNoAxeViolations, renderPage, userEvent } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { createMemoryStorage, NO_USER } from '@shop/shared/runtime';
import type { PageDocument } from '@shop/shared/page-documents';
import { EditorContext } from '../../editing';
import { createDeviceCopies } from '../../editing/device-copies';
import { createEditorStore } from '../../editing/editor-store';
import { pageOf, SCHEMAS } from '../../editing/testing/documents';
import { StageNotes } from './stage-notes';

/** The lines above a page that Мария edits elsewhere. */
function setUp() {
  let draft = { revision: 1, document: pageOf('А', 'Б'), savedBy: 'Мария', savedAt: null };
  const store = createEditorStore({
    ...{ pageId: 'rental', draft, schemas: SCHEMAS, later: () => () => undefined },
    server: { load: async () => draft, save: async () => ({ revision: 2, savedAt: null }) },
    keepDraft: async () => undefined,
    copies: createDeviceCopies(createMemoryStorage(), 7, 'rental'),
  });
  const save = (document: PageDocument) => {
    draft = { ...draft, revision: draft.revision + 1, document };
    return act(() => store.getState().hear(draft.revision));
  };
  const view = renderPage(() => (
    <EditorContext value={store}>
      <StageNotes shownVersion={null} onBackToDraft={() => undefined} />
    </EditorContext>
  ));
  return { save, ...view };
}

it('tells politely who has changed what, and stays closed until it is something else', async () => {
  const { save, container } = setUp();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await save(pageOf('А', 'Бе'));
  expect(screen.getByRole('status')).toHaveTextContent('Мария правит эту страницу. Изменено: «Первый экран»');
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await save(pageOf('А', 'Без'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await save(pageOf('А'));
  expect(screen.getByRole('status')).toHaveTextContent('Удалено: «Первый экран»');
});

it('says that the other window is one’s own', async () => {
  const { save, shop } = setUp();
  act(() => shop.auth.getState().setUser({ ...NO_USER, id: 7, fullname: 'Мария' }));

  await save(pageOf('А', 'Бе'));

  expect(screen.getByRole('status')).toHaveTextContent('Вы правите эту страницу и в другом окне. Изменено:');
});
