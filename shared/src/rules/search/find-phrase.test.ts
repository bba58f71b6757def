import { findPhrase } from './find-phrase';

const foundIn = (text: string, phrase: string) =>
  findPhrase(text, phrase).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Чёрная пятница и ЧЕРНАЯ ПЯТНИЦА', 'черная пятница', ['Чёрная пятница', 'ЧЕРНАЯ ПЯТНИЦА']],
  ['Звоните круглосуточно', '  КРУГЛО ', ['кругло']],
  ['от 24\u00A0В  до 36 В', '24 в до', ['24\u00A0В  до']],
  ['GPS–маяк, GPS-маяк', 'gps-маяк', ['GPS–маяк', 'GPS-маяк']],
  ['со\u00ADлярка', 'солярка', ['со\u00ADлярка']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['🚚🚚 фура', 'фура', ['фура']],
  ['нет', 'да', []],
  ['текст', ' ', []],
])('finds in «%s» the phrase «%s»', (text, phrase, expected) => {
  expect(foundIn(text, phrase)).toEqual(expected);
});

it('leaves names of values alone', () => {
  expect(foundIn('Работает {invis_duos.backup}, это backup', 'backup')).toEqual(['backup']);
  expect(findPhrase('{invis_duos.backup}', 'backup')).toEqual([]);
});
