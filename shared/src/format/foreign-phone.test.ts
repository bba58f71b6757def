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
