import { useCallback, useEffect } from 'react';
import { RequestError, useAuth, useShop, type AuthState } from '@shop/shared/runtime';

const ERROR_SHOWN_MS = 2000;

/** Sends a form of the dialog. An error is shown for 2 s (docs/rules.md, Account). */
export function useDialogRequest(form: keyof AuthState['errors'], textOf: (error: RequestError) => string) {
  const { auth } = useShop();
  const error = useAuth((state) => state.errors[form]);
  const clear = useCallback(() => auth.getState().setError(form, ''), [auth, form]);

  useEffect(() => {
    if (!error) return undefined;
    const timer = setTimeout(clear, ERROR_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [clear, error]);
  useEffect(() => clear, [clear]);

  /** Returns the error, or null on success. */
  const send = async (work: () => Promise<void>): Promise<RequestError | null> => {
    clear();
    try {
      await work();
      return null;
    } catch (cause) {
      if (!(cause instanceof RequestError)) throw cause;
      auth.getState().setError(form, textOf(cause));
      return cause;
    }
  };

  return { error, send };
}
