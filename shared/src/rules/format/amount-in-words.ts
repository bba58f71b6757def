import { plural, type PluralForms } from './plural';

const UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const FEMININE_UNITS = ['', 'одна', 'две', ...UNITS.slice(3)];
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

interface Scale {
  value: number;
  forms: PluralForms;
  units: readonly string[];
}

const SCALES: readonly Scale[] = [
  { value: 1e9, forms: ['миллиард', 'миллиарда', 'миллиардов'], units: UNITS },
  { value: 1e6, forms: ['миллион', 'миллиона', 'миллионов'], units: UNITS },
  { value: 1e3, forms: ['тысяча', 'тысячи', 'тысяч'], units: FEMININE_UNITS },
];
const ROUBLES: PluralForms = ['рубль', 'рубля', 'рублей'];
const KOPECKS: PluralForms = ['копейка', 'копейки', 'копеек'];
const LIMIT_KOPECKS = 1e14;

/** The words of a number with up to three digits. */
function triad(number: number, units: readonly string[]): (string | undefined)[] {
  const rest = number % 100;
  const tail = rest >= 10 && rest < 20 ? [TEENS[rest - 10]] : [TENS[Math.floor(rest / 10)], units[rest % 10]];
  return [HUNDREDS[Math.floor(number / 100)], ...tail];
}

function wordsOf(number: number): string {
  if (number === 0) return 'ноль';
  const scaled = SCALES.flatMap(({ value, forms, units }) => {
    const count = Math.floor(number / value) % 1000;
    return count === 0 ? [] : [...triad(count, units), plural(count, forms)];
  });
  return [...scaled, ...triad(number % 1000, UNITS)].filter(Boolean).join(' ');
}

/**
 * The total of an invoice in words: `6141550` as «Шестьдесят одна
 * тысяча четыреста пятнадцать рублей 50 копеек».
 * @param kopecks an integer below a thousand billion roubles
 */
export function amountInWords(kopecks: number): string {
  if (!Number.isInteger(kopecks) || kopecks < 0 || kopecks >= LIMIT_KOPECKS) {
    throw new RangeError(`no sum of an invoice: ${kopecks}`);
  }
  const roubles = Math.floor(kopecks / 100);
  const rest = kopecks % 100;
  const words = wordsOf(roubles);
  const whole = `${words.charAt(0).toUpperCase()}${words.slice(1)} ${plural(roubles, ROUBLES)}`;
  return `${whole} ${String(rest).padStart(2, '0')}\u00A0${plural(rest, KOPECKS)}`;
}
