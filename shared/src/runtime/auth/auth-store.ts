import { createStore, type StoreApi } from 'zustand/vanilla';

export type AuthTab = 'login' | 'register' | 'recovery';

export interface CurrentUser {
  id: number | null;
  email: string;
  fullname: string;
  phone: string;
  active: boolean;
}

/** The user before any answer: all empty (specification, section 3). */
export const NO_USER: CurrentUser = { id: null, email: '', fullname: '', phone: '', active: false };

export interface AuthState {
  /** True when the cookie x-auth-token exists; read after hydration, never on the server. */
  isAuth: boolean;
  user: CurrentUser;
  isModalVisible: boolean;
  activeTab: AuthTab;
  errors: Record<'signin' | 'signup' | 'recovery', string>;
  /** Same-site path to open after signing in; null to stay. */
  returnTo: string | null;
  setAuth: (isAuth: boolean) => void;
  openModal: (tab?: AuthTab, returnTo?: string | null) => void;
  closeModal: () => void;
  setTab: (tab: AuthTab) => void;
  setError: (form: keyof AuthState['errors'], text: string) => void;
}

export type AuthStore = StoreApi<AuthState>;

export function createAuthStore(): AuthStore {
  return createStore<AuthState>()((set) => ({
    isAuth: false,
    user: NO_USER,
    isModalVisible: false,
    activeTab: 'login',
    errors: { signin: '', signup: '', recovery: '' },
    returnTo: null,
    setAuth: (isAuth) => set({ isAuth }),
    openModal: (activeTab = 'login', returnTo = null) => set({ isModalVisible: true, activeTab, returnTo }),
    closeModal: () => set({ isModalVisible: false }),
    setTab: (activeTab) => set({ activeTab }),
    setError: (form, text) => set(({ errors }) => ({ errors: { ...errors, [form]: text } })),
  }));
}
