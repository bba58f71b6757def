import { mutate, useShop } from '@shop/shared/runtime';
import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '../testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { StaffGate, useMay, type StaffRight } from '.';
import { StaffDismissDocument } from '../generated/graphql';

/** A screen with something typed and a call that may need a proof. */
function Screen() {
  const { client } = useShop();
  const [state, setState] = useState('');
  const dismiss = () =>
    mutate(client, StaffDismissDocument, { userId: 2 }).then(
      () => setState('сделано'),
      () => setState('отказ'),
    );
  return (
    <>
      <h1>Страницы сайта для {useMay('publish') ? 'издателя' : 'редактора'}</h1>
      <input aria-label="Текст" />
      <button onClick={() => void dismiss()}>Закрыть доступ</button>
      <p>{state}</p>
    </>
  );
}

const loadScreen = jest.fn(async () => ({ Screen }));

const RIGHTS: readonly StaffRight[] = ['pages', 'publish', 'people'];
const EDITOR = ['pages'];
const NO_FACTOR = { hasTotp: false, passkeys: [], enrolUntil: null };
const accessOf = (rights: readonly string[], secondFactor: object = {}) => ({
  rights,
  secondFactor: { ...NO_FACTOR, ...secondFactor },
});
const me = (...given: Parameters<typeof accessOf>): ApiAnswer => ({ data: { staffMe: accessOf(...given) } });

const Gate = ({ isFactorFirst }: { isFactorFirst: boolean }) => (
  <StaffGate
    load={loadScreen}
    rights={RIGHTS}
    isFactorFirst={isFactorFirst}
    title="Студия"
    guestText="Войдите."
    refusedText="Вас не приглашали."
  />
);

/** A visitor at an address of the studio, signed in or not. */
async function open({ at = '/studio', isSignedIn = true, isFactorFirst = false, answers = [] as ApiAnswer[] } = {}) {
  if (isSignedIn) document.cookie = 'x-auth-token=secret; path=/';
  const api = fakeApi(...answers);
  const prepare = ({ auth }: { auth: { setState: (state: { isAuth: boolean }) => void } }) =>
    auth.setState({ isAuth: isSignedIn });
  const view = await act(async () =>
    renderPage(() => <Gate isFactorFirst={isFactorFirst} />, { at, api, prepare, token: 'secret' }),
  );
  return { ...view, api };
}

const signOut = () => (document.cookie = 'x-auth-token=; path=/; max-age=0');

beforeEach(() => loadScreen.mockClear());
afterEach(signOut);

it('asks a guest to sign in, and returns to the address', async () => {
  const { shop, api } = await open({ isSignedIn: false, at: '/studio?invite=abc' });

  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: '/studio?invite=abc' });
  act(() => shop.auth.getState().closeModal());
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));

  expect(shop.auth.getState().isModalVisible).toBe(true);
  expect(api.calls).toEqual([]);
  expect(loadScreen).not.toHaveBeenCalled();
});

it('tells somebody without a right so, before any code of the studio is loaded', async () => {
  await open({ answers: [me([])] });

  expect(screen.getByRole('heading', { name: 'Нет доступа' })).toBeVisible();
  expect(loadScreen).not.toHaveBeenCalled();
});

it('shows the screen to people with a right', async () => {
  await open({ answers: [me(EDITOR)] });

  expect(await screen.findByRole('heading', { name: 'Страницы сайта для редактора' })).toBeVisible();
});

it('sends an invitation once, though the session is known only after the first check began', async () => {
  document.cookie = 'x-auth-token=secret; path=/';
  const fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const { shop } = renderPage(() => <Gate isFactorFirst />, {
    at: '/studio?invite=abc',
    api: { fetch, calls: [] },
    token: 'secret',
    prepare: ({ auth }) => auth.setState({ isAuth: false }),
  });

  await act(async () => shop.auth.setState({ isAuth: true }));

  expect(fetch).toHaveBeenCalledTimes(1);
});

it('takes the invitation of a link, once', async () => {
  const { api } = await open({
    at: '/studio?invite=abc',
    answers: [{ data: { staffAcceptInvite: accessOf(RIGHTS) } }],
  });

  expect(await screen.findByRole('heading', { name: /издателя/ })).toBeVisible();
  expect(api.calls).toEqual([{ operation: 'AcceptInvite', variables: { token: 'abc' } }]);
  expect(window.location.search).toBe('');
});

it('says that a link works no more', async () => {
  await open({ at: '/studio?invite=abc', answers: [{ code: 'NOT_FOUND' }, me([])] });

  expect(screen.getByText(/Ссылка не\s+действует/)).toBeVisible();
});

it('lets people with a right in, also with a link that works no more', async () => {
  await open({ at: '/studio?invite=abc', answers: [{ code: 'NOT_FOUND' }, me(EDITOR)] });

  expect(await screen.findByRole('heading', { name: /редактора/ })).toBeVisible();
});

it('can try again when the API does not answer', async () => {
  await open({ answers: [{ code: 'INTERNAL_SERVER_ERROR' }, me(EDITOR)] });

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('heading', { name: /редактора/ })).toBeVisible();
});

it('keeps the screen when the session ends, and asks to sign in over it once typing pauses', async () => {
  const { shop } = await open({ answers: [me(EDITOR)] });
  await screen.findByRole('heading', { name: /редактора/ });
  const canvas = document.body.appendChild(document.createElement('iframe'));
  jest.useFakeTimers();
  const typeFor = (ms: number, where: Document | null) => {
    act(() => jest.advanceTimersByTime(ms));
    where?.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'а', bubbles: true }));
  };

  signOut();
  act(() => shop.auth.setState({ isAuth: false }));
  typeFor(900, document);
  typeFor(900, canvas.contentDocument);
  act(() => jest.advanceTimersByTime(900));
  expect(shop.auth.getState().isModalVisible).toBe(false);
  act(() => jest.advanceTimersByTime(100));
  jest.useRealTimers();
  canvas.remove();

  expect(screen.getByRole('heading', { name: /редактора/ })).toBeInTheDocument();
  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: null });
});

it('asks nobody to sign in who has done so meanwhile', async () => {
  const { shop } = await open({ answers: [me(EDITOR)] });
  await screen.findByRole('heading', { name: /редактора/ });
  jest.useFakeTimers();

  signOut();
  act(() => shop.auth.setState({ isAuth: false }));
  act(() => shop.auth.setState({ isAuth: true }));
  act(() => jest.advanceTimersByTime(5000));
  jest.useRealTimers();

  expect(shop.auth.getState().isModalVisible).toBe(false);
});

describe('the second factor', () => {
  const REFUSED: ApiAnswer = { code: 'UNAUTHENTICATED', secondFactor: true };
  const DONE: ApiAnswer = { data: { staffDismiss: { success: true } } };
  const PROVEN: ApiAnswer = { data: { staffProve: { rights: RIGHTS } } };
  const WITH_APP = me(RIGHTS, { hasTotp: true });

  async function press(...answers: ApiAnswer[]) {
    const opened = await open({ answers: [WITH_APP, REFUSED, ...answers] });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Текст' }), 'не терять');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть доступ' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: /Подтвердите/ })) };
  }

  it('is asked for over the page, and the call is sent again', async () => {
    const wrong: ApiAnswer = { code: 'BAD_REQUEST', fields: { code: 'Неверный код' } };
    const { api, shop, dialog } = await press(WITH_APP, wrong, PROVEN, DONE);

    await userEvent.type(await dialog.findByRole('textbox', { name: 'Код' }), '000000{Enter}');
    expect(await dialog.findByText('Неверный код')).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Код' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Код' }), '123456{Enter}');

    expect(await screen.findByText('сделано')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveValue('не терять');
    expect(shop.auth.getState().isAuth).toBe(true);
    expect(document.cookie).toContain('x-auth-token=secret');
    expect(api.calls.map(({ operation }) => operation)).toEqual([
      'StaffMe',
      'StaffDismiss',
      'StaffMe',
      'Prove',
      'Prove',
      'StaffDismiss',
    ]);
  });

  it('leaves the page as it was when the dialog is closed', async () => {
    const { shop, dialog } = await press(WITH_APP);

    await userEvent.click(dialog.getByRole('button', { name: /Закрыть/ }));

    expect(await screen.findByText('отказ')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveValue('не терять');
    expect(shop.auth.getState().isAuth).toBe(true);
  });

  it('is connected on the first visit: picture, code, recovery codes, screen', async () => {
    const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
    const { api, container } = await open({
      isFactorFirst: true,
      answers: [
        me(RIGHTS, { enrolUntil: '2026-11-29T12:00:00Z' }),
        { data: { staffStartTotp: { secret: 'ABC', uri: 'otpauth://totp/INVIS?secret=ABC' } } },
        { data: { staffConfirmTotp: { recoveryCodes: codes } } },
        me(RIGHTS, { hasTotp: true }),
      ],
    });

    await userEvent.click(await screen.findByRole('button', { name: /Код из\sприложения/ }));
    expect(await screen.findByRole('img', { name: /QR-код/ })).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.type(screen.getByRole('textbox', { name: /Код из/ }), '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Подключить' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    expect(loadScreen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Коды сохранены' }));

    expect(await screen.findByRole('heading', { name: /издателя/ })).toBeVisible();
    expect(api.calls.map(({ operation }) => operation)).toEqual(['StaffMe', 'StartTotp', 'ConfirmTotp', 'StaffMe']);
  });

  it('begins with a letter for those who have no fresh link', async () => {
    await open({ isFactorFirst: true, answers: [me(RIGHTS), { data: { staffSendFactorLink: { success: true } } }] });

    await userEvent.click(await screen.findByRole('button', { name: 'Прислать ссылку' }));

    expect(await screen.findByRole('status')).toHaveTextContent('Письмо отправлено');
  });

  it('is not asked of people who only edit pages', async () => {
    await open({ isFactorFirst: true, answers: [me(EDITOR)] });

    expect(await screen.findByRole('heading', { name: /редактора/ })).toBeVisible();
  });
});
