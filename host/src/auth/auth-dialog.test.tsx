import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthTab } from '@shop/shared/runtime';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { AuthDialog } from './auth-dialog';

function renderDialog(tab: AuthTab = 'login', returnTo: string | null = null) {
  const shop = createTestShop();
  act(() => shop.auth.getState().openModal(tab, returnTo));
  return renderWithShop(<AuthDialog />, { shop });
}

describe('AuthDialog', () => {
  it('starts in the phone field and changes to e-mail and back', async () => {
    renderDialog();
    expect(screen.getByLabelText('Телефон')).toHaveFocus();

    await userEvent.type(screen.getByLabelText('Телефон'), '9120004164');
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
    await userEvent.click(screen.getByRole('button', { name: 'По адресу E-mail' }));
    expect(screen.getByLabelText('E-mail')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'По номеру телефона' }));

    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
  });

  it('shows and hides the password', async () => {
    renderDialog();
    const password = screen.getByLabelText('Пароль');

    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('leads to recovery by «Забыли пароль?» and back by «Назад»', async () => {
    renderDialog();

    await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    expect(screen.getByRole('dialog', { name: 'Восстановление пароля' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));

    expect(screen.getByRole('tab', { name: 'Вход' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['login', 'Войти'],
    ['register', 'Зарегистрироваться'],
    ['recovery', 'Отправить'],
  ] as const)('has a closed submit button on %s that says why', async (tab, name) => {
    renderDialog(tab);

    const submit = screen.getByRole('button', { name });

    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription('Вход откроется вместе с личным кабинетом. Заказать можно без входа.');
    await expectNoAxeViolations(document.body);
  });

  it('says why it opened by itself', () => {
    renderDialog('login', '/orders');

    expect(screen.getByText('Чтобы открыть эту страницу, войдите.')).toBeInTheDocument();
  });
});
