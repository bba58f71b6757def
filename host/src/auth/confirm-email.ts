import { query, RequestError, type Shop } from '@shop/shared/runtime';
import { ConfirmEmailDocument } from '../generated/graphql';
import { confirmText, tooManyText } from './failure-texts';

/** Trying again does not help with these. */
const FINAL_CODES = ['BAD_REQUEST', 'CONFLICT'];

function showFailure(shop: Shop, error: RequestError, retry: () => void) {
  const title = confirmText(error);
  const { show } = shop.notices.getState();
  if (error.code === 'TOO_MANY_REQUESTS') show({ kind: 'error', title: tooManyText(error.retryAfter) });
  else if (FINAL_CODES.includes(error.code)) show({ kind: 'error', title });
  else
    show({
      kind: 'error',
      title,
      text: 'Проверьте интернет и попробуйте ещё раз.',
      action: { text: 'Повторить', run: retry },
    });
}

/** Confirms the e-mail by the link in the mail, shows the result and opens the sign-in dialog. */
export async function confirmEmail(shop: Shop, token: string, email: string): Promise<void> {
  const { auth, client, notices } = shop;
  try {
    await query(client, ConfirmEmailDocument, { input: { token, email } });
    notices.getState().show({ title: 'E-mail подтверждён', text: 'Теперь можно войти.' });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    showFailure(shop, error, () => void confirmEmail(shop, token, email));
    if (error.code !== 'CONFLICT') return;
  }
  if (!auth.getState().isAuth) auth.getState().openModal('login');
}
