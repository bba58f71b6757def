import { fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { AccessGate } from '.';
import { useStaffRole } from './staff-role';

const Screen = () => <h1>Страницы сайта для {useStaffRole()}</h1>;
const loadScreen = jest.fn(async () => ({ Screen }));

const role = (value: string | null): ApiAnswer => ({ data: { staffMe: { role: value } } });

/** A visitor at an address of the studio, signed in or not. */
async function open({ at = '/studio', isSignedIn = true, answers = [] as ApiAnswer[] } = {}) {
  if (isSignedIn) document.cookie = 'x-auth-token=secret; path=/';
  const api = fakeApi(...answers);
  const prepare = ({ auth }: { auth: { setState: (state: { isAuth: boolean }) => void } }) =>
    auth.setState({ isAuth: isSignedIn });
  const view = await act(async () => renderPage(() => <AccessGate load={loadScreen} />, { at, api, prepare }));
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

it('tells somebody without a role so, before any code of the studio is loaded', async () => {
  await open({ answers: [role(null)] });

  expect(screen.getByRole('heading', { name: 'Нет доступа' })).toBeVisible();
  expect(loadScreen).not.toHaveBeenCalled();
});

it('shows the screen to people with a role', async () => {
  await open({ answers: [role('editor')] });

  expect(await screen.findByRole('heading', { name: 'Страницы сайта для editor' })).toBeVisible();
});

it('takes the invitation of a link, once', async () => {
  const { api } = await open({
    at: '/studio?invite=abc',
    answers: [{ data: { staffAcceptInvite: { role: 'publisher' } } }],
  });

  expect(await screen.findByRole('heading', { name: /publisher/ })).toBeVisible();
  expect(api.calls).toEqual([{ operation: 'AcceptInvite', variables: { token: 'abc' } }]);
  expect(window.location.search).toBe('');
});

it('says that a link works no more', async () => {
  await open({ at: '/studio?invite=abc', answers: [{ code: 'NOT_FOUND' }, role(null)] });

  expect(screen.getByText(/Ссылка не\s+действует/)).toBeVisible();
});

it('lets people with a role in, also with a link that works no more', async () => {
  await open({ at: '/studio?invite=abc', answers: [{ code: 'NOT_FOUND' }, role('editor')] });

  expect(await screen.findByRole('heading', { name: /editor/ })).toBeVisible();
});

it('can try again when the API does not answer', async () => {
  await open({ answers: [{ code: 'INTERNAL_SERVER_ERROR' }, role('editor')] });

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('heading', { name: /editor/ })).toBeVisible();
});

it('keeps the screen when the session ends, and asks to sign in over it', async () => {
  const { shop } = await open({ answers: [role('editor')] });
  await screen.findByRole('heading', { name: /editor/ });

  signOut();
  act(() => shop.auth.setState({ isAuth: false }));

  expect(screen.getByRole('heading', { name: /editor/ })).toBeInTheDocument();
  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: null });
});
