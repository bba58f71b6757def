import { countOf, type PluralForms } from '@shop/shared/format';
import type { ErrorCode, RequestError } from '@shop/shared/runtime';

const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/**
 * Tells when to try again, in whole minutes.
 * @param retryAfter seconds, from the server
 */
export function tooManyText(retryAfter: number | null): string {
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
  return `Слишком много попыток. Попробуйте через ${countOf(minutes, MINUTES)}.`;
}

function textByCode(
  { code, retryAfter }: RequestError,
  fallback: string,
  texts: Partial<Record<ErrorCode, string>>,
): string {
  if (code === 'TOO_MANY_REQUESTS') return tooManyText(retryAfter);
  return texts[code] ?? fallback;
}

const NO_USER_TEXT = 'Пользователь не найден.';
const PHONE_TAKEN = 'Телефон уже существует';
const EMAIL_TAKEN = 'Email уже существует';

/** Returns the text for a failed sign-in (docs/rules.md, Errors). */
export function signInText(error: RequestError): string {
  return textByCode(error, 'Не удалось авторизоваться', { NOT_FOUND: NO_USER_TEXT });
}

/** Returns the text for a failed sign-up: the server's message if it sent one to show. */
export function signUpText(error: RequestError): string {
  const { message } = error;
  return textByCode(error, 'Не удалось зарегистрироваться', {
    CONFLICT: message === PHONE_TAKEN ? PHONE_TAKEN : EMAIL_TAKEN,
    ...(message && { BAD_REQUEST: message, FORBIDDEN: message, NOT_FOUND: message, UNAUTHENTICATED: message }),
  });
}

/** Returns the text for a letter that was not sent again. */
export function resendText(error: RequestError): string {
  return textByCode(error, 'Письмо не отправлено. Попробуйте ещё раз.', {
    CONFLICT: 'E-mail уже подтверждён, можно войти.',
    NETWORK_ERROR: 'Письмо не отправлено. Проверьте интернет и попробуйте ещё раз.',
  });
}

export function recoveryText(error: RequestError): string {
  return textByCode(error, 'Не удалось восстановить пароль', { NOT_FOUND: NO_USER_TEXT });
}

/** Whether somebody has taken the new e-mail before it was confirmed. */
export function isTakenMeanwhile({ code, message }: RequestError): boolean {
  return code === 'CONFLICT' && message === EMAIL_TAKEN;
}

export function confirmText(error: RequestError): string {
  return textByCode(error, 'Не удалось подтвердить e-mail', {
    BAD_REQUEST: 'Email не существует или токен невалиден',
    CONFLICT: isTakenMeanwhile(error) ? EMAIL_TAKEN : 'Email уже подтвержен',
  });
}
