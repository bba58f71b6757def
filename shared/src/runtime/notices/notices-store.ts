import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Notice {
  id: number;
  title: string;
  text?: string;
  kind?: 'success' | 'error';
  action?: { text: string; run: () => void };
  /** Takes back what the notice tells of. */
  undo?: () => void;
}

export interface NoticesState {
  /** Toasts on screen, oldest first; the host draws them and removes each after 5000 ms. */
  notices: Notice[];
  /** A notice with the same words takes the place of the one on screen. */
  show: (notice: Omit<Notice, 'id'>) => void;
  dismiss: (id: number) => void;
}

export type NoticesStore = StoreApi<NoticesState>;

const MAX_ON_SHOW = 3;

export function createNoticesStore(): NoticesStore {
  let lastId = 0;
  return createStore<NoticesState>()((set) => ({
    notices: [],
    show: (notice) =>
      set(({ notices }) => {
        const others = notices.filter(({ title, text }) => title !== notice.title || text !== notice.text);
        return { notices: [...others, { ...notice, id: (lastId += 1) }].slice(-MAX_ON_SHOW) };
      }),
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
  }));
}
