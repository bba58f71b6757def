import type { Shop } from '@shop/shared/runtime';

/** An account needs this code once, so it is a separate chunk. */
export async function confirmEmail(shop: Shop, token: string, email: string): Promise<void> {
  try {
    const part = await import(/* webpackChunkName: "confirm-email" */ './confirm-email');
    await part.confirmEmail(shop, token, email);
  } catch {
    const action = { text: 'Повторить', run: () => void confirmEmail(shop, token, email) };
    shop.notices.getState().show({ kind: 'error', title: 'Не удалось подтвердить e-mail', action });
  }
}
