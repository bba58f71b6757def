import { isForeignPhone, maskPhone } from './phone';

describe('a phone', () => {
  it.each(['+380 44 123-45-67', '+375291234567', '+1 (212) 555-0123', '375291234567', '+49', '+86 10 1234 5678'])(
    'of another country stays what it is: %s',
    (text) => {
      expect(isForeignPhone(text)).toBe(true);
      expect(maskPhone(text)).toBe(text);
    },
  );

  it.each([
    ['\u202D+375 29 123-45-67\u202C', '+375 29 123-45-67'],
    ['\u2066+1 (212) 555-0123', '+1 (212) 555-0123'],
    ['8 10 375 29 123-45-67', '+375 29 123-45-67'],
    ['8~10 49 30 1234567', '+49 30 1234567'],
    ['00375291234567', '+375291234567'],
  ])('of another country is seen behind marks and an access code: %s', (text, shown) => {
    expect(isForeignPhone(text)).toBe(true);
    expect(maskPhone(text)).toBe(shown);
  });

  it.each([
    ['+7 912 000-41-64', '+7 912 000-41-64'],
    ['89120004164', '+7 912 000-41-64'],
    ['79120004164', '+7 912 000-41-64'],
    ['9120004164', '+7 912 000-41-64'],
    ['+8 912 000 41 64', '+7 912 000-41-64'],
    ['+77010000000', '+7 701 000-00-00'],
    // The mask with its 7 erased.
    ['+ 912 000-41-64', '+7 912 000-41-64'],
    ['+', '+'],
  ])('of Russia or Kazakhstan gets the mask: %s', (text, masked) => {
    expect(isForeignPhone(text)).toBe(false);
    expect(maskPhone(text)).toBe(masked);
  });
});
