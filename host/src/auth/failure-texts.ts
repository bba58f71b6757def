import { countOf, type PluralForms } from '@shop/shared/format';
import type { ErrorCode, RequestError } from '@shop/shared/runtime';

const MINUTES: PluralForms = ['минуту', 'минуты', 'минут'];

/** When to try again; by the server's own clock, in whole minutes. */
export function tooManyText(retryAfter: number | null): string {
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
  return `Слишком много попыток. Попробуйте через ${countOf(minutes, MINUTES)}.`;
}

/** What a code says; the rest of them say `otherwise`. */
function textByCode(
  { code, retryAfter }: RequestError,
  otherwise: string,
  texts: Partial<Record<ErrorCode, string>>,
): string {
  if (code === 'TOO_MANY_REQUESTS') return tooManyText(retryAfter);
  return texts[code] ?? otherwise;
}

const NO_USER_TEXT = 'Пользователь не найден.';
const PHONE_TAKEN = 'Телефон уже существует';
const EMAIL_TAKEN = 'Email уже существует';

/** Specification, section 8. */
export function signInText(error: RequestError): string {
  return textByCode(error, 'Не удалось авторизоваться', { NOT_FOUND: NO_USER_TEXT });
}

/** Other refusals speak in the server's words, but what only broke has none for people. */
export function signUpText(error: RequestError): string {
  const { message } = error;
  return textByCode(error, 'Не удалось зарегистрироваться', {
    CONFLICT: message === PHONE_TAKEN ? PHONE_TAKEN : EMAIL_TAKEN,
    ...(message && { BAD_REQUEST: message, FORBIDDEN: message, NOT_FOUND: message, UNAUTHENTICATED: message }),
  });
}

/** The specified words for a recovery that failed (section 8). */
export function recoveryText(error: RequestError): string {
  return textByCode(error, 'Не удалось восстановить пароль', { NOT_FOUND: NO_USER_TEXT });
}

/** The specified words for a confirmation that failed (section 8). */
export function confirmText(error: RequestError): string {
  return textByCode(error, 'Не удалось подтвердить e-mail', {
    BAD_REQUEST: 'Email не существует или токен невалиден',
    CONFLICT: 'Email уже подтвержен',
  });
}
