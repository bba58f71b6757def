import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { readToken, type AuthTab } from '@shop/shared/runtime';
import { type ApiAnswer, createTestShop, expectNoAxeViolations, fakeApi, userEvent } from '@shop/shared/testing';
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

/** Pastes into an empty field, which is quicker than typing. */
async function fill(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

/** The form is checked, which takes a moment: nobody presses a button that is grey. */
const isReady = (submit: string) => waitFor(() => expect(button(submit)).toBeEnabled());

async function press(submit: string) {
  await isReady(submit);
  await userEvent.click(button(submit));
}

/** Sends the form with fake timers. Returns the error under it, which disappears after 2 s. */
async function refusal(submit: string) {
  fireEvent.click(button(submit));
  await act(() => jest.advanceTimersByTimeAsync(100));
  const text = screen.getByRole('alert').textContent.replaceAll('\u00A0', ' ');
  act(() => jest.advanceTimersByTime(1800));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  return text;
}

afterEach(() => {
  document.cookie = 'x-auth-token=; path=/; max-age=0';
  jest.useRealTimers();
});

describe('AuthDialog: Вход', () => {
  it('starts in the phone field, keeps the phone on the way to e-mail and back, and signs in once', async () => {
    const { api, openPage } = renderDialog({ answers: [{ data: { signin: { token: 'secret-token' } } }] });
    expect(field('Телефон')).toHaveFocus();
    expect(field('Телефон')).toHaveAttribute('autocomplete', 'username');
    expect(field('Пароль')).toHaveAttribute('autocomplete', 'current-password');

    await fill('Телефон', '9120004164');
    await userEvent.click(button('По адресу E-mail'));
    expect(field('E-mail')).toHaveFocus();
    await userEvent.click(button('По номеру телефона'));
    expect(field('Телефон')).toHaveValue('+7 912 000-41-64');
    expect(field('Телефон')).toHaveFocus();
    expect(button('Войти')).toBeDisabled();

    await fill('Пароль', 'secret');
    fireEvent.keyDown(field('Пароль'), { key: 'Enter' });
    fireEvent.keyDown(field('Пароль'), { key: 'Enter' });
    fireEvent.click(button('Войти'));
    expect(button('Войти')).toHaveAttribute('aria-busy', 'true');

    await waitFor(() => expect(openPage).toHaveBeenCalledWith(null));
    expect(api.calls).toEqual([
      { operation: 'SignIn', variables: { input: { login: '79120004164', password: 'secret' } } },
    ]);
    expect(readToken()).toBe('secret-token');
  });

  it('shows each error of the server under the form for 2 s, then signs in by e-mail and returns to the page', async () => {
    const answers: [ApiAnswer, string][] = [
      [{ code: 'NOT_FOUND' }, 'Пользователь не найден.'],
      [{ code: 'UNAUTHENTICATED' }, 'Не удалось авторизоваться'],
      [{ code: 'INTERNAL_SERVER_ERROR' }, 'Не удалось авторизоваться'],
      [{ code: 'NETWORK_ERROR' }, 'Не удалось авторизоваться'],
      [{ code: 'TOO_MANY_REQUESTS', retryAfter: 840 }, 'Слишком много попыток. Попробуйте через 14 минут.'],
    ];
    const { api, openPage } = renderDialog({
      returnTo: '/orders',
      answers: [...answers.map(([answer]) => answer), { data: { signin: { token: 'secret-token' } } }],
    });
    expect(screen.getByText('Чтобы открыть эту страницу, войдите.')).toBeInTheDocument();
    await userEvent.click(button('По адресу E-mail'));
    await fill('E-mail', ' anna@example.ru ');
    await fill('Пароль', 'secret');

    await isReady('Войти');
    jest.useFakeTimers();
    for (const [, text] of answers) expect(await refusal('Войти')).toBe(text);

    expect(openPage).not.toHaveBeenCalled();
    expect(field('Пароль')).toHaveValue('secret');
    fireEvent.click(button('Войти'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(openPage).toHaveBeenCalledWith('/orders');
    expect(api.calls.at(-1)?.variables).toEqual({ input: { login: 'anna@example.ru', password: 'secret' } });
  });

  it('takes an e-mail in the field of the phone, as browsers fill it in', async () => {
    const { api } = renderDialog({ answers: [{ data: { signin: { token: 'secret-token' } } }] });

    fireEvent.change(field('Телефон'), { target: { value: 'anna87@example.ru' } });
    expect(field('E-mail')).toHaveValue('anna87@example.ru');
    await fill('Пароль', 'secret');
    await press('Войти');

    await waitFor(() =>
      expect(api.calls[0]?.variables).toEqual({ input: { login: 'anna87@example.ru', password: 'secret' } }),
    );
  });

  it.each(['anna87@example.ru', 'анна@почта.рф'])(
    'becomes the field of the e-mail while %s is typed',
    async (typed) => {
      renderDialog();

      await userEvent.click(field('Телефон'));
      await userEvent.keyboard(typed);

      expect(field('E-mail')).toHaveValue(typed);
      expect(field('E-mail')).toHaveFocus();
    },
  );

  it('takes a phone in the field of the e-mail, but not digits that begin a mailbox', async () => {
    renderDialog({ drafts: { login: { type: 'email' } } });

    await userEvent.click(field('E-mail'));
    await userEvent.keyboard('89120004164@example.ru');
    expect(field('E-mail')).toHaveValue('89120004164@example.ru');
    await userEvent.clear(field('E-mail'));
    await userEvent.paste('8 (912) 000-41-64');

    expect(field('Телефон')).toHaveValue('+7 912 000-41-64');
    expect(field('Телефон')).toHaveFocus();
  });

  it('still reads a phone among words, and ignores a slip of the finger', async () => {
    renderDialog();

    await userEvent.click(field('Телефон'));
    await userEvent.keyboard('912a');
    expect(field('Телефон')).toHaveValue('+7 912');
    await userEvent.clear(field('Телефон'));
    await userEvent.paste('тел. 8 912 000-41-64');

    expect(field('Телефон')).toHaveValue('+7 912 000-41-64');
  });

  it('starts with what the visitor signed in by last, and keeps no more than that', async () => {
    const { shop, api } = renderDialog({ answers: [{ data: { signin: { token: 'secret-token' } } }] });
    const write = jest.spyOn(shop.storage, 'write');
    await userEvent.click(button('По адресу E-mail'));
    await fill('E-mail', 'anna@example.ru');
    await fill('Пароль', 'secret');
    await press('Войти');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await waitFor(() => expect(write.mock.calls).toEqual([['shop.loginType', 'email']]));
    cleanup();

    act(() => shop.auth.getState().openModal('login', null));
    renderWithShop(<AuthDialog drafts={{}} />, { shop });

    expect(field('E-mail')).toHaveValue('');
  });

  it('opens on e-mail for an invitation, which came by e-mail', () => {
    renderDialog({ returnTo: '/studio?invite=secret' });

    expect(field('E-mail')).toHaveFocus();
  });

  it('has the e-mail that was just confirmed, and starts in the password', () => {
    const { shop } = renderDialog();
    act(() => shop.auth.getState().closeModal());
    cleanup();
    act(() => shop.auth.getState().openModal('login', null, 'anna@example.ru'));

    renderWithShop(<AuthDialog drafts={{ login: { type: 'phone', phone: '+7 912' } }} />, { shop });

    expect(field('E-mail')).toHaveValue('anna@example.ru');
    expect(field('Пароль')).toHaveFocus();
  });

  it('offers to send the letter again when the e-mail is not confirmed yet', async () => {
    const refused = { code: 'UNAUTHENTICATED', unconfirmedEmail: 'anna@example.ru' };
    const answers = [
      refused,
      { code: 'TOO_MANY_REQUESTS', retryAfter: 130 },
      { data: { resendSignupConfirmation: { success: true } } },
      { code: 'UNAUTHENTICATED' },
    ];
    const { api } = renderDialog({ answers });
    await fill('Телефон', '9120004164');
    await fill('Пароль', 'secret');
    await press('Войти');

    const offer = await screen.findByRole('status');
    expect(offer).toHaveTextContent(/Адрес anna@example\.ru ещё не\sподтверждён\./);
    await userEvent.click(button('Отправить письмо ещё раз'));
    expect(await screen.findByText('Слишком много попыток. Попробуйте через 3 минуты.')).toBeVisible();
    await userEvent.click(button('Отправить письмо ещё раз'));
    await waitFor(() => expect(offer).toHaveTextContent(/Отправили новое письмо на\sanna@example\.ru\./));

    const input = { login: '79120004164', password: 'secret' };
    expect(api.calls.map(({ operation }) => operation)).toEqual([
      'SignIn',
      'ResendSignupConfirmation',
      'ResendSignupConfirmation',
    ]);
    expect(api.calls.at(-1)?.variables).toEqual({ input });
    await expectNoAxeViolations(document.body);

    await press('Войти');
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });

  it('shows a second error that comes while the first is shown, for 2 s of its own', async () => {
    renderDialog({ answers: [{ code: 'NOT_FOUND' }, { code: 'UNAUTHENTICATED' }] });
    await fill('Телефон', '9120004164');
    await fill('Пароль', 'secret');
    await isReady('Войти');
    jest.useFakeTimers();
    fireEvent.click(button('Войти'));
    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(await refusal('Войти')).toBe('Не удалось авторизоваться');
  });

  it('shows no error for the empty phone on blur by a press on the tab or by the keyboard', async () => {
    renderDialog();

    await userEvent.click(screen.getByRole('tab', { name: 'Вход' }));
    await userEvent.click(field('Телефон'));
    await userEvent.tab({ shift: true });

    expect(button('По адресу E-mail')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 50)); // long enough for an error to appear
    expect(screen.queryByText('Поле обязательно для заполнения')).not.toBeInTheDocument();
  });

  it('shows the error of a field on blur, and restores what was typed, except the password', async () => {
    const drafts: AuthDrafts = {};
    const { unmount } = renderDialog({ drafts });

    await fill('Телефон', '912');
    expect(screen.queryByText('Телефон некорректный')).not.toBeInTheDocument();
    await fill('Пароль', ' secret');
    expect(await screen.findByText('Телефон некорректный')).toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('Пароль не может начинаться или оканчиваться пробелом')).toBeInTheDocument();
    expect(button('Войти')).toBeDisabled();
    unmount();

    renderDialog({ drafts });
    expect(field('Телефон')).toHaveValue('+7 912');
    expect(field('Пароль')).toHaveValue('');
    expect(JSON.stringify(drafts)).not.toContain('secret');
  });
});

describe('AuthDialog: Регистрация', () => {
  async function fillRegistration() {
    await fill('Имя', 'Анна Ветрова');
    await fill('E-mail', 'anna@example.ru');
    await fill('Телефон', '8 (912) 000-41-64');
    await fill('Пароль', 'lesnaya-41');
    await userEvent.click(screen.getByRole('checkbox', { name: /Я принимаю все/ }));
  }

  it('requires the consent to both documents, which open in a new tab, and a password of 8 characters', async () => {
    renderDialog({ tab: 'register' });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/documents/public-offer.pdf', '_blank'],
      ['/documents/privacy-policy.pdf', '_blank'],
    ]);

    await fillRegistration();
    expect(button('Зарегистрироваться')).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(button('Зарегистрироваться')).toBeDisabled();

    await userEvent.clear(field('Пароль'));
    await fill('Пароль', 'short');
    await userEvent.tab();
    expect(await screen.findByText('Длина поля не может быть меньше 8 символов')).toBeInTheDocument();
  });

  it('shows why the server refuses, keeps what was typed, and then signs up, closes and announces the mail', async () => {
    const refusals: [ApiAnswer, string][] = [
      [{ code: 'CONFLICT', message: 'Email уже существует' }, 'Email уже существует'],
      [{ code: 'CONFLICT', message: 'Телефон уже существует' }, 'Телефон уже существует'],
      [{ code: 'CONFLICT', message: 'Conflict' }, 'Email уже существует'],
      [{ code: 'BAD_REQUEST', message: 'Имя слишком длинное' }, 'Имя слишком длинное'],
      [{ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' }, 'Не удалось зарегистрироваться'],
      [
        { code: 'BAD_REQUEST', message: 'Проверьте поля', fields: { fullname: 'Имя слишком короткое' } },
        'Проверьте поля',
      ],
    ];
    const created = { data: { signup: { id: 1 } } };
    const { api, shop, notices, drafts } = renderDialog({
      tab: 'register',
      answers: [...refusals.map(([answer]) => answer), created],
    });
    await fillRegistration();

    await isReady('Зарегистрироваться');
    jest.useFakeTimers();
    for (const [, text] of refusals) expect(await refusal('Зарегистрироваться')).toBe(text);
    jest.useRealTimers();
    expect(field('Имя')).toHaveAccessibleDescription('Имя слишком короткое');
    expect(field('Имя')).toHaveValue('Анна Ветрова');
    expect(shop.auth.getState().isModalVisible).toBe(true);

    await fill('Имя', ' Мария');
    await press('Зарегистрироваться');
    await waitFor(() => expect(shop.auth.getState().isModalVisible).toBe(false));
    const fullname = 'Анна Ветрова Мария';
    expect(api.calls.at(-1)).toEqual({
      operation: 'SignUp',
      variables: { input: { fullname, email: 'anna@example.ru', phone: '79120004164', password: 'lesnaya-41' } },
    });
    expect(notices()).toMatchObject([
      {
        title: 'Регистрация прошла успешно!',
        text: 'Отправили письмо со ссылкой для подтверждения. После него можно войти.',
      },
    ]);
    expect(drafts.register).toBeUndefined();
  });
});

describe('AuthDialog: Восстановление', () => {
  it('shows why the server refuses, and then requests a mail, closes and announces it', async () => {
    const { api, shop, notices } = renderDialog({
      tab: 'recovery',
      answers: [{ code: 'NOT_FOUND' }, { code: 'BAD_REQUEST' }, { data: { recoveryPassword: { success: true } } }],
    });
    await fill('E-mail', 'anna@example.ru');

    await isReady('Отправить');
    jest.useFakeTimers();
    expect(await refusal('Отправить')).toBe('Пользователь не найден.');
    expect(await refusal('Отправить')).toBe('Не удалось восстановить пароль');
    jest.useRealTimers();
    await userEvent.click(button('Отправить'));

    await waitFor(() => expect(shop.auth.getState().isModalVisible).toBe(false));
    expect(api.calls.at(-1)).toEqual({
      operation: 'RecoverPassword',
      variables: { input: { email: 'anna@example.ru' } },
    });
    expect(notices()).toMatchObject([{ title: 'Письмо отправлено' }]);
  });

  it('opens by «Забыли пароль?» with the address typed before, and closes by «Назад»', async () => {
    renderDialog();
    await userEvent.click(button('По адресу E-mail'));
    await fill('E-mail', 'anna@example.ru');

    await userEvent.click(button('Забыли пароль?'));
    expect(screen.getByRole('dialog', { name: 'Восстановление пароля' })).toBeInTheDocument();
    expect(field('E-mail')).toHaveValue('anna@example.ru');
    expect(field('E-mail')).toHaveFocus();
    await userEvent.click(button('Назад'));

    expect(field('E-mail')).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Вход' })).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the focus on its tab, so that arrows choose the next one', async () => {
    renderDialog();
    await userEvent.click(screen.getByRole('tab', { name: 'Вход' }));

    await userEvent.keyboard('{ArrowRight}{ArrowRight}');

    expect(screen.getByRole('tab', { name: 'Восстановление' })).toHaveFocus();
    expect(field('E-mail')).toBeInTheDocument();
  });
});
