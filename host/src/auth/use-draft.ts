import { useEffect } from 'react';
import type { useShopForm } from '@shop/shared/forms';
import type { AuthDrafts } from './drafts';

/** Stores what is typed, without the password, in `drafts`. */
export function useDraft<Values extends object>(
  form: ReturnType<typeof useShopForm<Values & Record<string, unknown>>>,
  drafts: AuthDrafts,
  name: keyof AuthDrafts,
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch(({ password: _secret, ...rest }) => {
      drafts[name] = rest;
    });
    return unsubscribe;
  }, [drafts, form, name]);
}
