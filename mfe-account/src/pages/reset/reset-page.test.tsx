import { fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { write } from '../../testing';
import { ResetPage } from './reset-page';

const LINK = '/reset?token=secret-token&email=anna%40example.ru';

const openLink = (...answers: Parameters<typeof fakeApi>) =>
  renderPage(ResetPage, { at: LINK, path: '/reset', api: fakeApi(...answers) });

async function save(password: string) {
  await write('Новый пароль', password);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
}

it('removes the token from the address immediately', async () => {
  const entries = window.history.length;
  const { container } = openLink();

  expect(screen.getByRole('heading', { level: 1, name: 'Новый пароль' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/reset');
  expect(window.history.length).toBe(entries);
  expect(screen.getByLabelText('Учётная запись')).toHaveValue('anna@example.ru');
  await expectNoAxeViolations(container);
});

it('sets the password and opens the sign-in dialog', async () => {
  const { api, shop } = openLink({ data: { resetPassword: { success: true } } });

  await save('новый пароль');

  expect(await screen.findByText('Открыта страница /')).toBeVisible();
  expect(api.calls).toEqual([
    {
      operation: 'ResetPassword',
      variables: { input: { token: 'secret-token', email: 'anna@example.ru', password: 'новый пароль' } },
    },
  ]);
  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login', returnTo: null });
  expect(shop.notices.getState().notices).toMatchObject([{ title: 'Пароль изменён' }]);
});

it('disables the button for a bad password and explains why when the field is left', async () => {
  openLink();

  await write('Новый пароль', 'короток');
  fireEvent.blur(screen.getByLabelText('Новый пароль'));

  expect(await screen.findByText('Длина поля не может быть меньше 8 символов')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить пароль' })).toBeDisabled();
});

it.each([
  ['lacks the token', '/reset?email=anna%40example.ru'],
  ['lacks the e-mail', '/reset?token=secret'],
  ['is bare', '/reset'],
])('offers a new mail when the address %s', async (_case, at) => {
  const { shop } = renderPage(ResetPage, { at, path: '/reset' });
  expect(screen.getByRole('heading', { name: /Ссылка не\sдействует/ })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Запросить ссылку' }));

  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'recovery' });
});

it('offers a new mail when the token is expired or used', async () => {
  openLink({ code: 'BAD_REQUEST', fields: { token: 'Ссылка недействительна или устарела' } });

  await save('новый пароль');

  expect(await screen.findByRole('heading', { name: /Ссылка не\sдействует/ })).toBeVisible();
  expect(screen.queryByLabelText('Новый пароль')).not.toBeInTheDocument();
});

it.each([
  ['NOT_FOUND', 'Пользователь не найден.'],
  ['INTERNAL_SERVER_ERROR', 'Не удалось изменить пароль'],
])('answers %s with: %s', async (code, message) => {
  openLink({ code });

  await save('новый пароль');

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('новый пароль');
});

it('shows an error of the password at its field', async () => {
  openLink({ code: 'BAD_REQUEST', fields: { password: 'Слишком простой пароль' } });

  await save('новый пароль');

  expect(await screen.findByText('Слишком простой пароль')).toBeVisible();
  expect(screen.getByLabelText('Новый пароль')).toHaveFocus();
});
