import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken, type AuthTab } from '@shop/shared/runtime';
import { type ApiAnswer, createTestShop, expectNoAxeViolations, fakeApi } from '@shop/shared/testing';
import { renderWithShop } from '../testing/render-with-shop';
import { AuthDialog } from './auth-dialog';
import type { AuthDrafts } from './drafts';

interface Setup {
  tab?: AuthTab;
  returnTo?: string | null;
  answers?: ApiAnswer[];
  drafts?: AuthDrafts;
}

function renderDialog({ tab = 'login', returnTo = null, answers = [], drafts = {} }: Setup = {}) {
  const api = fakeApi(...answers);
  const openPage = jest.fn();
  const shop = createTestShop({ fetch: api.fetch, openPage });
  act(() => shop.auth.getState().openModal(tab, returnTo));
  const view = renderWithShop(<AuthDialog drafts={drafts} />, { shop });
  return { ...view, api, openPage, drafts, notices: () => shop.notices.getState().notices };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

async function fillLogin() {
  await userEvent.type(field('Телефон'), '9120004164');
  await userEvent.type(field('Пароль'), 'secret');
}

async function fillRegistration() {
  await userEvent.type(field('Имя'), 'Анна Ветрова');
  await userEvent.type(field('E-mail'), 'anna@example.ru');
  await userEvent.click(field('Телефон'));
  await userEvent.paste('8 (912) 000-41-64');
  await userEvent.type(field('Пароль'), 'lesnaya-41');
  await userEvent.click(screen.getByRole('checkbox', { name: /Я принимаю все/ }));
}

describe('AuthDialog: Вход', () => {
  afterEach(() => {
    document.cookie = 'x-auth-token=; path=/; max-age=0';
    jest.useRealTimers();
  });

  it('starts in the phone field and switches to e-mail and back', async () => {
    renderDialog();
    expect(field('Телефон')).toHaveFocus();

    await userEvent.type(field('Телефон'), '9120004164');
    expect(field('Телефон')).toHaveValue('+7 912 000-41-64');
    await userEvent.click(button('По адресу E-mail'));
    expect(field('E-mail')).toBeInTheDocument();
    await userEvent.click(button('По номеру телефона'));

    expect(field('Телефон')).toHaveValue('+7 912 000-41-64');
  });

  it('signs in by phone, as digits, with Enter; stores the token and reloads', async () => {
    const { api, openPage } = renderDialog({ answers: [{ data: { signin: { token: 'secret-token' } } }] });
    expect(button('Войти')).toBeDisabled();

    await fillLogin();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(openPage).toHaveBeenCalledWith(null));
    expect(api.calls).toEqual([
      { operation: 'SignIn', variables: { input: { login: '79120004164', password: 'secret' } } },
    ]);
    expect(readToken()).toBe('secret-token');
  });

  it('signs in by e-mail and returns to the page that required it', async () => {
    const { api, openPage } = renderDialog({
      returnTo: '/orders',
      answers: [{ data: { signin: { token: 'secret-token' } } }],
    });
    expect(screen.getByText('Чтобы открыть эту страницу, войдите.')).toBeInTheDocument();

    await userEvent.click(button('По адресу E-mail'));
    await userEvent.type(field('E-mail'), ' anna@example.ru ');
    await userEvent.type(field('Пароль'), 'secret');
    await userEvent.click(button('Войти'));

    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/orders'));
    expect(api.calls[0]?.variables).toEqual({ input: { login: 'anna@example.ru', password: 'secret' } });
  });

  it.each([
    [{ code: 'NOT_FOUND' }, 'Пользователь не найден.'],
    [{ code: 'UNAUTHENTICATED' }, 'Не удалось авторизоваться'],
    [{ code: 'INTERNAL_SERVER_ERROR' }, 'Не удалось авторизоваться'],
    [{ code: 'TOO_MANY_REQUESTS', retryAfter: 840 }, 'Слишком много попыток. Попробуйте через 14 минут.'],
  ])('shows the text for %j under the form for 2 s', async (answer, text) => {
    const { openPage } = renderDialog({ answers: [answer] });
    await fillLogin();

    jest.useFakeTimers();
    fireEvent.click(button('Войти'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    act(() => jest.advanceTimersByTime(1800));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    act(() => jest.advanceTimersByTime(200));

    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(openPage).not.toHaveBeenCalled();
    expect(field('Пароль')).toHaveValue('secret');
  });

  it('sends once, however often the button is clicked', async () => {
    const { api } = renderDialog();
    await fillLogin();

    await userEvent.click(button('Войти'));
    await userEvent.click(button('Войти'));
    await userEvent.keyboard('{Enter}');

    expect(api.calls).toHaveLength(1);
    expect(button('Войти')).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['Телефон', '912', 'Телефон некорректный'],
    ['Пароль', ' secret', 'Пароль не может начинаться или оканчиваться пробелом'],
  ])('shows the error of %s on blur', async (label, typed, message) => {
    renderDialog();

    await userEvent.type(field(label), typed);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await userEvent.tab();

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(button('Войти')).toBeDisabled();
  });

  it.each([
    ['a press on its tab', 'tab', 'Вход', () => userEvent.click(screen.getByRole('tab', { name: 'Вход' }))],
    ['the keyboard', 'button', 'По адресу E-mail', () => userEvent.tab({ shift: true })],
  ])('shows no error for the empty phone on blur by %s', async (_how, role, name, go) => {
    renderDialog();

    await go();

    expect(screen.getByRole(role, { name })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 50)); // long enough for an error to appear
    expect(screen.queryByText('Поле обязательно для заполнения')).not.toBeInTheDocument();
  });

  it('shows and hides the password', async () => {
    renderDialog();

    await userEvent.click(button('Показать пароль'));
    expect(field('Пароль')).toHaveAttribute('type', 'text');
    await userEvent.click(button('Скрыть пароль'));
    expect(field('Пароль')).toHaveAttribute('type', 'password');
  });

  it('names its fields for password managers', async () => {
    renderDialog();

    expect(field('Телефон')).toHaveAttribute('autocomplete', 'username');
    expect(field('Пароль')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('restores what was typed, except the password', async () => {
    const drafts: AuthDrafts = {};
    const { unmount } = renderDialog({ drafts });
    await fillLogin();
    unmount();

    renderDialog({ drafts });

    expect(field('Телефон')).toHaveValue('+7 912 000-41-64');
    expect(field('Пароль')).toHaveValue('');
    expect(JSON.stringify(drafts)).not.toContain('secret');
  });
});

describe('AuthDialog: Регистрация', () => {
  const created = { data: { signup: { id: 1 } } };

  it('signs up, closes and announces the mail', async () => {
    const { api, shop, notices, drafts } = renderDialog({ tab: 'register', answers: [created] });
    expect(button('Зарегистрироваться')).toBeDisabled();

    await fillRegistration();
    await userEvent.click(button('Зарегистрироваться'));

    await waitFor(() => expect(shop.auth.getState().isModalVisible).toBe(false));
    expect(api.calls).toEqual([
      {
        operation: 'SignUp',
        variables: {
          input: { fullname: 'Анна Ветрова', email: 'anna@example.ru', phone: '79120004164', password: 'lesnaya-41' },
        },
      },
    ]);
    expect(notices()).toMatchObject([
      {
        title: 'Регистрация прошла успешно!',
        text: 'Отправили письмо со ссылкой для подтверждения. После него можно войти.',
      },
    ]);
    expect(drafts.register).toBeUndefined();
  });

  it.each([
    [{ code: 'CONFLICT', message: 'Email уже существует' }, 'Email уже существует'],
    [{ code: 'CONFLICT', message: 'Conflict' }, 'Email уже существует'],
    [{ code: 'CONFLICT', message: 'Телефон уже существует' }, 'Телефон уже существует'],
    [{ code: 'BAD_REQUEST', message: 'Имя слишком длинное' }, 'Имя слишком длинное'],
    [{ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' }, 'Не удалось зарегистрироваться'],
  ])('shows the text for %j, and keeps what was typed', async (answer, text) => {
    const { shop } = renderDialog({ tab: 'register', answers: [answer] });

    await fillRegistration();
    await userEvent.click(button('Зарегистрироваться'));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(shop.auth.getState().isModalVisible).toBe(true);
    expect(field('Имя')).toHaveValue('Анна Ветрова');
  });

  it("shows the server's error of a field at the field", async () => {
    const fields = { fullname: 'Имя слишком длинное' };
    renderDialog({ tab: 'register', answers: [{ code: 'BAD_REQUEST', message: 'Проверьте поля', fields }] });

    await fillRegistration();
    await userEvent.click(button('Зарегистрироваться'));

    expect(await screen.findByText('Имя слишком длинное')).toBeInTheDocument();
    expect(field('Имя')).toHaveAccessibleDescription('Имя слишком длинное');
  });

  it('requires a password of 8 characters', async () => {
    renderDialog({ tab: 'register' });

    await userEvent.type(field('Пароль'), 'short');
    await userEvent.tab();

    expect(await screen.findByText('Длина поля не может быть меньше 8 символов')).toBeInTheDocument();
  });

  it('links both documents, in a new tab', () => {
    renderDialog({ tab: 'register' });

    const links = screen.getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/documents/public-offer.pdf',
      '/documents/privacy-policy.pdf',
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('does not send without the consent', async () => {
    renderDialog({ tab: 'register' });
    await fillRegistration();
    expect(button('Зарегистрироваться')).toBeEnabled();

    await userEvent.click(screen.getByRole('checkbox'));

    expect(button('Зарегистрироваться')).toBeDisabled();
  });
});

describe('AuthDialog: Восстановление', () => {
  it('requests a mail, closes and announces it', async () => {
    const { api, shop, notices } = renderDialog({
      tab: 'recovery',
      answers: [{ data: { recoveryPassword: { success: true } } }],
    });

    await userEvent.type(field('E-mail'), 'anna@example.ru{Enter}');

    await waitFor(() => expect(shop.auth.getState().isModalVisible).toBe(false));
    expect(api.calls).toEqual([{ operation: 'RecoverPassword', variables: { input: { email: 'anna@example.ru' } } }]);
    expect(notices()).toMatchObject([{ title: 'Письмо отправлено' }]);
  });

  it.each([
    [{ code: 'NOT_FOUND' }, 'Пользователь не найден.'],
    [{ code: 'BAD_REQUEST' }, 'Не удалось восстановить пароль'],
  ])('shows the text for %j', async (answer, text) => {
    renderDialog({ tab: 'recovery', answers: [answer] });

    await userEvent.type(field('E-mail'), 'anna@example.ru');
    await userEvent.click(button('Отправить'));

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  });

  it('opens by «Забыли пароль?» with the address typed before, and closes by «Назад»', async () => {
    renderDialog();
    await userEvent.click(button('По адресу E-mail'));
    await userEvent.type(field('E-mail'), 'anna@example.ru');

    await userEvent.click(button('Забыли пароль?'));
    expect(screen.getByRole('dialog', { name: 'Восстановление пароля' })).toBeInTheDocument();
    expect(field('E-mail')).toHaveValue('anna@example.ru');
    await userEvent.click(button('Назад'));

    expect(screen.getByRole('tab', { name: 'Вход' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('AuthDialog: axe', () => {
  it.each(['login', 'register', 'recovery'] as const)(
    'finds no violations on %s, empty and with errors',
    async (tab) => {
      renderDialog({ tab });
      await expectNoAxeViolations(document.body);

      const [first] = screen.getAllByRole('textbox');
      await userEvent.click(first ?? document.body);
      await userEvent.tab();
      expect(await screen.findByText('Поле обязательно для заполнения')).toBeInTheDocument();

      await expectNoAxeViolations(document.body);
    },
  );
});
