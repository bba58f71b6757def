import { fakeApi, renderPage, userEvent, type ApiAnswer } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { AccessGate } from '.';

const Screen = () => <h1>Заказы</h1>;
const loadScreen = jest.fn(async () => ({ Screen }));

const rights = (...values: string[]): ApiAnswer => ({ data: { staffMe: { rights: values } } });

/** A visitor of /admin, signed in or not. */
async function open({ at = '/admin', isSignedIn = true, answers = [] as ApiAnswer[] } = {}) {
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

it('asks a guest to sign in, and returns to the order that was opened', async () => {
  const { shop, api } = await open({ isSignedIn: false, at: '/admin/orders/123' });

  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: '/admin/orders/123' });
  expect(api.calls).toEqual([]);
  expect(loadScreen).not.toHaveBeenCalled();
});

it.each([[[]], [['pages', 'publish', 'people']]])('loads no screen for somebody with the rights %j', async (own) => {
  await open({ answers: [rights(...own)] });

  expect(screen.getByRole('heading', { name: 'Нет доступа' })).toBeVisible();
  expect(loadScreen).not.toHaveBeenCalled();
});

it('shows the screen to people with the right to orders', async () => {
  await open({ answers: [rights('orders')] });

  expect(await screen.findByRole('heading', { name: 'Заказы' })).toBeVisible();
});

it('takes the invitation of a link, once', async () => {
  const { api } = await open({
    at: '/admin?invite=abc',
    answers: [{ data: { staffAcceptInvite: { rights: ['orders'] } } }],
  });

  expect(await screen.findByRole('heading', { name: 'Заказы' })).toBeVisible();
  expect(api.calls).toEqual([{ operation: 'AcceptInvite', variables: { token: 'abc' } }]);
  expect(window.location.search).toBe('');
});

it('can try again when the API does not answer', async () => {
  await open({ answers: [{ code: 'INTERNAL_SERVER_ERROR' }, rights('orders')] });

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('heading', { name: 'Заказы' })).toBeVisible();
});

it('keeps the screen when the session ends, and asks to sign in over it', async () => {
  const { shop } = await open({ answers: [rights('orders')] });
  await screen.findByRole('heading', { name: 'Заказы' });

  signOut();
  act(() => shop.auth.setState({ isAuth: false }));

  expect(screen.getByRole('heading', { name: 'Заказы' })).toBeInTheDocument();
  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: null });
});
