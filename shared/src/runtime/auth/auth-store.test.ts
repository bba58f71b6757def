import Cookies from 'js-cookie';
import { createAuthStore, NO_USER } from './auth-store';
import { AUTH_COOKIE, readToken } from './token';

describe('createAuthStore', () => {
  it('begins as a guest with the dialog closed and no error', () => {
    expect(createAuthStore().getState()).toMatchObject({
      isAuth: false,
      user: { id: null, email: '', fullname: '', phone: '', active: false },
      isModalVisible: false,
      activeTab: 'login',
      errors: { signin: '', signup: '', recovery: '' },
      returnTo: null,
    });
  });

  it('opens the dialog at the given tab, or at the login tab, with a path to return to', () => {
    const auth = createAuthStore();

    auth.getState().openModal('register', '/orders');
    expect(auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'register', returnTo: '/orders' });

    auth.getState().openModal();
    expect(auth.getState()).toMatchObject({ activeTab: 'login', returnTo: null });
  });

  it('closes the dialog and changes its tab', () => {
    const auth = createAuthStore();
    auth.getState().openModal();

    auth.getState().setTab('recovery');
    auth.getState().closeModal();

    expect(auth.getState()).toMatchObject({ isModalVisible: false, activeTab: 'recovery' });
  });

  it('sets the error of one form only', () => {
    const auth = createAuthStore();
    auth.getState().setError('signup', 'Email уже существует');

    auth.getState().setError('signin', 'Пользователь не найден.');

    expect(auth.getState().errors).toEqual({
      signin: 'Пользователь не найден.',
      signup: 'Email уже существует',
      recovery: '',
    });
  });

  it('marks the visitor as signed in before the user is known', () => {
    const auth = createAuthStore();

    auth.getState().setAuth(true);

    expect(auth.getState().isAuth).toBe(true);
    expect(auth.getState().user).toBe(NO_USER);
  });
});

describe('readToken', () => {
  afterEach(() => Cookies.remove(AUTH_COOKIE));

  it('reads the cookie x-auth-token, null for a guest', () => {
    expect(readToken()).toBeNull();

    document.cookie = 'x-auth-token=secret';

    expect(readToken()).toBe('secret');
  });
});
