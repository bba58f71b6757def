/** What makes a number a promise: money, time, a measure, or pieces; with the words for each. */
const UNITS: Readonly<Record<string, string>> = {
  '₽': '₽|руб(?:\\.|л\\p{L}+)?',
  'км/ч': 'км/ч',
  ч: 'ч|час(?:а|ов|ам)?',
  мин: 'мин(?:ут\\p{L}*)?',
  с: 'с|сек(?:унд\\p{L}*)?',
  'сут.': 'сут\\p{L}*',
  дней: 'дн(?:ей|я|ям)?|день',
  недель: 'недел\\p{L}*',
  'мес.': 'мес\\p{L}*',
  лет: 'года?|лет',
  'шт.': 'шт',
  мм: 'мм',
  см: 'см',
  м: 'м(?:етр\\p{L}*)?',
  км: 'км|километр\\p{L}*',
  г: 'г(?!\\.)',
  кг: 'кг',
  т: 'т(?!\\.)',
  л: 'л',
  В: 'В',
  'А·ч': 'А·ч',
  А: 'А',
  'мА·ч': 'мА·ч',
  мА: 'мА',
  Вт: 'Вт',
  Гц: 'Гц',
  МГц: 'МГц',
  КБ: 'К[Бб](?:айт)?',
  МБ: 'М[Бб](?:айт)?',
  ГБ: 'Г[Бб](?:айт)?',
  '%': '%',
  '°': '°C?',
  точек: 'точ(?:ка|ки|ку|ек|кам|ках)',
  городов: 'город\\p{L}*',
  машин: '(?:машин|автомобил|тягач)\\p{L}*',
  линий: 'лини\\p{L}*',
  меток: '(?:радио)?мет(?:ок|к\\p{L}*)',
  раз: 'раза?',
  моделей: 'модел\\p{L}*',
  модулей: 'модул\\p{L}*',
  реле: 'реле',
  входов: 'вход(?:а|ов|ам|ы)?',
  камер: 'камер\\p{L}*',
  датчиков: 'датчик\\p{L}*',
  устройств: '(?:устройств|прибор|комплек[ст]|трекер|терминал)\\p{L}*',
  центров: '(?:центр|магазин|партн[её]р)\\p{L}*',
  мастеров: 'мастер(?:а|ов)|человек|сотрудник\\p{L}*',
  запросов: 'запрос\\p{L}*',
};

const SPACE = '[ \\u00A0\\u202F]';
const DIGITS = `\\d+(?:${SPACE}\\d{3}(?!\\d))*(?:,\\d+)?`;
const JOINT = `(?:${SPACE}?[-–—/×+÷]${SPACE}?|${SPACE}(?:до|и|или)${SPACE})`;
const EPITHET = `(?:\\p{L}+(?:ых|их|ый|ые|ая|ое)${SPACE})?`;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d#№][-–.,:/]?)([−+]?${DIGITS}(?:${JOINT}[−+]?${DIGITS})*)${SPACE}?${EPITHET}` +
    `(${Object.values(UNITS).join('|')})(?![\\p{L}\\d/·])`,
  'gu',
);
const UNIT_OF = Object.entries(UNITS).map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`, 'u')] as const);
const ALTERNATIVES = /\s?[/×]\s?|\s(?:и|или)\s/u;
/** «с 2006 года» is a date. */
const IS_YEAR = /^(?:19|20)\d\d лет$/;

/**
 * Every number of a text that has a unit, written alike: «15 минут» is «15 мин», «12 или 24 В» is
 * «12 В» and «24 В», «3–5 часов» is «3–5 ч». Words («два часа»), dates and times of day are none.
 */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)]
    .flatMap(([, number = '', word = '']) => {
      const unit = UNIT_OF.find(([, words]) => words.test(word))?.[0] ?? word;
      const parts = number.replaceAll(/[\u00A0\u202F]/g, ' ').split(ALTERNATIVES);
      return parts.map((part) => `${part} ${unit}`);
    })
    .filter((number) => !IS_YEAR.test(number));
}
