import { ERROR_CODES } from './app-error';
import { messageOf } from './public-error';

it.each(ERROR_CODES)('%s has words for people, who read them on screens', (code) => {
  expect(messageOf(code)).toMatch(/^[А-Яа-яЁё\s.]+$/);
});
