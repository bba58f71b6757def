import { isOfficePhone } from '../validation/checks';
import { formatOfficePhone, maskOfficePhone, readOfficePhone, toSentPhone } from './phone-extension';

it.each([
  '+7 495 123-45-67 доб. 123',
  '84951234567 доб.123',
  '8 (495) 123-45-67 (доб. 123)',
  '+7 495 123-45-67, доб. № 123',
  '+74951234567,123',
  '+74951234567;123',
  '84951234567#123',
  '8 495 123 45 67 ext. 123',
  '8 495 123 45 67 x123',
  '8 495 123-45-67 внутр. 123',
  '\u202D+7 495 123-45-67\u202C доб.\u00A0123',
])('reads the extension of %s', (text) => {
  expect(isOfficePhone(text)).toBe(true);
  expect(formatOfficePhone(readOfficePhone(text))).toBe('+7 495 123-45-67 доб.\u00A0123');
  expect(toSentPhone(text)).toBe('74951234567 доб. 123');
  expect(isOfficePhone(toSentPhone(text))).toBe(true);
});

it.each(['+7 912 000-41-64', '89120004164', ''])('leaves a phone without one as it is: «%s»', (text) => {
  expect(readOfficePhone(text)).toEqual({ number: text, extension: null });
  expect(isOfficePhone(text)).toBe(true);
});

it.each([
  '+7 495 123-45-67 123', // whose digits are these?
  '+7 495 123-45-67 доб.',
  '+7 495 123-45-67 доб. 1234567',
  '+7 495 123-45-6 доб. 123',
  '+7 495 123-45-67, 8 912 000-41-64',
  'доб. 123',
])('refuses what is no phone with an extension: %s', (text) => {
  expect(isOfficePhone(text)).toBe(false);
});

it.each([
  ['84951234567 д', '+7 495 123-45-67 д'],
  ['84951234567доб', '+7 495 123-45-67 доб'],
  ['+7 495 123-45-67 доб. 1', '+7 495 123-45-67 доб. 1'],
  ['+7 495 123-45 доб. 1', '+7 495 123-45-1'],
  ['8 495 123 45 67', '+7 495 123-45-67'],
])('masks %s', (typed, shown) => {
  expect(maskOfficePhone(typed)).toBe(shown);
});
