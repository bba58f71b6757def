import { fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import type { PageDocument } from '@shop/shared/page-documents';
import { EditorContext, useEditor } from '../../editing';
import { pageOf, SCHEMAS, titlesOf } from '../../editing/testing/documents';
import { useOpenEditor } from './use-open-editor';

const pageWith = (draft: object) => ({ id: 'rental', path: '/rental', title: 'Прокат', state: 'live', draft });
const draftOf = (revision: number, document: PageDocument) => ({
  ...{ revision, document, savedAt: '2026-11-30T09:00:00.000Z', savedBy: 'Мария' },
});
const around = { staffCommonBlocks: [], staffPageComments: [] };

function Titles() {
  return <p>{useEditor(({ document }) => titlesOf(document).join())}</p>;
}

function Editor() {
  const { opened, refresh } = useOpenEditor('rental');
  return (
    opened.kind === 'open' && (
      <EditorContext value={opened.store}>
        <Titles />
        <button type="button" onClick={() => void refresh()}>
          Спросить
        </button>
      </EditorContext>
    )
  );
}

it('takes in a newer draft with the news of the page, and loads none that it has', async () => {
  const { revision, savedAt } = draftOf(2, pageOf());
  const api = fakeApi(
    { data: { ...around, staffSchemas: SCHEMAS, staffPage: pageWith(draftOf(1, pageOf('А', 'Б'))) } },
    { data: { ...around, staffPage: pageWith({ revision: 1, savedAt }) } },
    { data: { ...around, staffPage: pageWith({ revision, savedAt }) } },
    { data: { staffPage: { draft: draftOf(2, pageOf('А', 'Бе')) } } },
  );
  renderPage(Editor, {
    api,
    prepare: (shop) =>
      jest.spyOn(shop.auth, 'getState').mockReturnValue({ ...shop.auth.getState(), hasUserFailed: true }),
  });
  expect(await screen.findByText('А,Б')).toBeVisible();

  await userEvent.click(screen.getByRole('button'));
  expect(api.calls.map(({ operation }) => operation)).toEqual(['EditedPage', 'PageFacts']);
  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByText('А,Бе')).toBeVisible();
});
