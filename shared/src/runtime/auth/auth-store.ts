import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CurrentUserQuery } from '../../generated/graphql';

export type AuthTab = 'login' | 'register' | 'recovery';

type SignedInUser = CurrentUserQuery['currentUser'];

/** A user's record. Until it loads, it holds the first five fields only, all empty. */
export type CurrentUser = Pick<SignedInUser, 'email' | 'fullname' | 'phone' | 'active'> &
  Partial<Pick<SignedInUser, 'city' | 'birthDate' | 'gender' | 'newEmail'>> & { id: number | null };

export const NO_USER: CurrentUser = { id: null, email: '', fullname: '', phone: '', active: false };

export interface AuthState {
  /** True when the cookie x-auth-token exists; read after hydration, never on the server. */
  isAuth: boolean;
  user: CurrentUser;
  isUserLoading: boolean;
  /** True when the record did not load; `shop.session.loadUser()` tries again. */
  hasUserFailed: boolean;
  isModalVisible: boolean;
  activeTab: AuthTab;
  errors: Record<'signin' | 'signup' | 'recovery', string>;
  /** Same-site path to open after signing in; null to stay. */
  returnTo: string | null;
  /** The e-mail to fill into «Вход», when the visitor has just confirmed it. */
  knownEmail: string | null;
  setAuth: (isAuth: boolean) => void;
  /** Replaces the record with the server's, after each fetch or update. */
  setUser: (user: CurrentUser) => void;
  openModal: (tab?: AuthTab, returnTo?: string | null, knownEmail?: string | null) => void;
  closeModal: () => void;
  setTab: (tab: AuthTab) => void;
  setError: (form: keyof AuthState['errors'], text: string) => void;
}

export type AuthStore = StoreApi<AuthState>;

/** Who is signed in, and the state of the sign-in dialog. */
export function createAuthStore(): AuthStore {
  return createStore<AuthState>()((set) => ({
    isAuth: false,
    user: NO_USER,
    isUserLoading: false,
    hasUserFailed: false,
    isModalVisible: false,
    activeTab: 'login',
    errors: { signin: '', signup: '', recovery: '' },
    returnTo: null,
    knownEmail: null,
    setAuth: (isAuth) => set({ isAuth }),
    setUser: (user) => set({ user, isUserLoading: false, hasUserFailed: false }),
    openModal: (activeTab = 'login', returnTo = null, knownEmail = null) =>
      set({ isModalVisible: true, activeTab, returnTo, knownEmail }),
    closeModal: () => set({ isModalVisible: false }),
    setTab: (activeTab) => set({ activeTab }),
    setError: (form, text) => set(({ errors }) => ({ errors: { ...errors, [form]: text } })),
  }));
}
