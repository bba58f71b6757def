import { RequestError } from '@shop/shared/runtime';

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';
const UNKNOWN = 'Не\u00A0получилось. Попробуйте ещё раз';

/** Where the API has no words for people. */
const WORDS: Readonly<Record<string, string>> = {
  NETWORK_ERROR: FAILED,
  UNAUTHENTICATED: 'Вход закончился. Войдите снова: введённое на\u00A0месте',
  TOO_MANY_REQUESTS: 'Слишком часто. Попробуйте через несколько минут',
};

/** Why a call failed, in the words of the API; without an answer, that there was none. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof RequestError)) return FAILED;
  return /[А-Яа-яЁё]/.test(error.message) ? error.message : (WORDS[error.code] ?? UNKNOWN);
}
