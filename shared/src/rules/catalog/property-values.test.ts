import { choicesOf, coversValue, readPropertyValue } from './property-values';

const covers = (value: string, wanted: string) => coversValue(readPropertyValue(value), wanted);

describe('a property value', () => {
  it.each([
    ['12\u00A0В', '12 В'],
    ['12\u00A0/\u00A024\u00A0В', '12 В'],
    ['12/24 В', '24 В'],
    ['9–36\u00A0В', '12\u00A0В'],
    ['9–36 В', '9–36 В'],
    ['9–36 В', '12–24 В'],
    ['от\u00A0−40 до\u00A0+85\u00A0°C', '−20 °C'],
    ['от 0 до 1,6 МПа', '1,5 МПа'],
    ['USB-C, RS-485, 1-Wire', 'RS-485'],
    ['12, 24 В', '12 В'],
    ['13,56 МГц', '13,56 МГц'],
    ['2', '2'],
  ])('«%s» is found by «%s»', (value, wanted) => {
    expect(covers(value, wanted)).toBe(true);
  });

  it.each([
    ['12 В', '24 В'],
    ['9–36 В', '48 В'],
    ['9–36 В', '12 А'],
    ['9–36 В', '5–12 В'],
    ['12 В', '9–36 В'],
    ['USB-C, RS-485', 'RS'],
    ['до 120 км/ч', 'ч'],
    ['74 × 46 × 26 мм', '46 мм'],
    ['IP67', '67'],
    ['1-Wire', '1'],
  ])('«%s» is not found by «%s»', (value, wanted) => {
    expect(covers(value, wanted)).toBe(false);
  });

  it('is chosen by single values, and by a range that none of them is in', () => {
    expect(choicesOf(['12\u00A0В', '12\u00A0/\u00A024\u00A0В', '9–36\u00A0В', '110–230\u00A0В'])).toEqual([
      '12 В',
      '24 В',
      '110–230 В',
    ]);
  });
});
