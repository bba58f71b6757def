import { RequestError } from '@shop/shared/runtime';

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';

/** Why a call failed, in the words of the API; without an answer, that there was none. */
export function refusalWords(error: unknown): string {
  return error instanceof RequestError && error.code !== 'NETWORK_ERROR' ? error.message : FAILED;
}
