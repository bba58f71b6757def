import { RequestError } from '@shop/shared/runtime';
import { refusalWords } from '.';

it.each([
  ['CONFLICT', 'Адрес занят', /^Адрес занят$/],
  ['NETWORK_ERROR', 'failed to fetch', /^Нет связи/],
] as const)('says in Russian why a call failed with %s', (code, message, words) => {
  expect(refusalWords(new RequestError(code, message))).toMatch(words);
});
