import { query, RequestError, type Shop } from '@shop/shared/runtime';
import { ConfirmEmailDocument } from '../generated/graphql';
import { confirmText, isTakenMeanwhile, tooManyText } from './failure-texts';

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

/**
 * Confirms the e-mail by the link in the mail and shows the result. A guest gets the sign-in
 * dialog with the e-mail; a user, whose new e-mail it may be, the record with it.
 */
export async function confirmEmail(shop: Shop, token: string, email: string): Promise<void> {
  const { auth, client, notices, session } = shop;
  try {
    await query(client, ConfirmEmailDocument, { input: { token, email } });
    const text = auth.getState().isAuth ? 'Теперь входите по этому адресу.' : 'Теперь можно войти.';
    notices.getState().show({ title: 'E-mail подтверждён', text });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    showFailure(shop, error, () => void confirmEmail(shop, token, email));
    if (error.code !== 'CONFLICT' || isTakenMeanwhile(error)) return;
  }
  if (auth.getState().isAuth) await session.loadUser();
  else auth.getState().openModal('login', null, email);
}
