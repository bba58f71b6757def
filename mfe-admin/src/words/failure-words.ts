import { RequestError } from '@shop/shared/runtime';

const NO_NETWORK = 'Нет связи. Введённое осталось на\u00A0этом устройстве, попробуйте ещё раз.';
const SIGNED_OUT = 'Вход закончился. Войдите снова: введённое на\u00A0месте.';
const UNKNOWN = 'Не\u00A0получилось. Попробуйте ещё раз.';

/** Why a call failed, for the person who made it. */
export function failureWords(error: unknown): string {
  if (!(error instanceof RequestError)) return UNKNOWN;
  if (error.code === 'NETWORK_ERROR') return NO_NETWORK;
  const { text } = error.details;
  // The API's own words, also where a second factor is to be proven anew.
  if (typeof text === 'string') return text;
  if (error.code === 'UNAUTHENTICATED') return SIGNED_OUT;
  const [field] = Object.values(error.fields);
  return field ?? error.message;
}
