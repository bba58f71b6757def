import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { PreviewPanel } from './preview-panel';

const URL = 'https://shop.example/studio/preview/abc';

function setUp(save: () => Promise<number>, ...answers: ApiAnswer[]) {
  const Page = () => <PreviewPanel pageId="rental" save={save} onClose={() => undefined} />;
  return renderPage(Page, { api: fakeApi(...answers) });
}

it('makes a link to what is saved, and ends it', async () => {
  const save = jest.fn(async () => 5);
  const made = { data: { staffMakePreview: { url: URL } } };
  const { api, container } = setUp(save, made, { data: { staffRevokePreview: { success: true } } });

  await userEvent.click(screen.getByRole('button', { name: 'Сделать ссылку' }));

  expect(await screen.findByRole('textbox', { name: 'Ссылка на черновик' })).toHaveValue(URL);
  expect(save).toHaveBeenCalledTimes(1);
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Закрыть доступ' }));

  expect(await screen.findByRole('button', { name: 'Сделать ссылку' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(api.calls.map(({ operation }) => operation)).toEqual(['StaffMakePreview', 'StaffRevokePreview']);
});

it('makes no link to a draft that could not be saved', async () => {
  const { api } = setUp(() => Promise.reject(new Error('not saved')));

  await userEvent.click(screen.getByRole('button', { name: 'Сделать ссылку' }));

  expect(await screen.findByText(/Нет связи с\sсайтом/)).toBeVisible();
  expect(api.calls).toEqual([]);
});

it('says in the words of the API why it refuses', async () => {
  setUp(async () => 5, { code: 'TOO_MANY_REQUESTS', message: 'Слишком много ссылок' });

  await userEvent.click(screen.getByRole('button', { name: 'Сделать ссылку' }));

  expect(await screen.findByText(/Слишком много/)).toBeVisible();
});
