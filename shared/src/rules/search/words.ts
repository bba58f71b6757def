import { MARKS } from '../format';

const HYPHENS = /[\u2010-\u2015\u2212]/g;

function normalize(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replaceAll(MARKS, '').replaceAll(HYPHENS, '-');
}

/**
 * Lower-case words of letters or digits, with ё as е. Letters and digits are separate words:
 * «24В» is «24 В», and «3 DL» is «3DL».
 */
export function wordsOf(text: string): string[] {
  return normalize(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** A number with its unit, also without a space. */
const QUANTITY = /\p{N}+ ?\p{L}{1,2}(?!\p{L})/gu;

/**
 * The words of a text. Words joined by a hyphen also count as one: «OBD-II» is found by «obd», «ii»
 * and «obdii». So do a number and its unit, since «24 В» is not «24 ч».
 */
export function indexedWords(text: string): string[] {
  const plain = normalize(text).replaceAll('\u00A0', ' ');
  const joined = [...(plain.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []), ...(plain.match(QUANTITY) ?? [])];
  return [...wordsOf(text), ...joined.map((word) => word.replaceAll(/[- ]/g, ''))];
}

/** The words of a part of a query. A number and a short unit are one word: «24В». */
export function searchedWords(part: string): string[] {
  const text = normalize(part);
  return /^\p{N}+\p{L}{1,2}$/u.test(text) ? [text] : wordsOf(text);
}

const MOST_JOINED = 4;

/** Neighbouring words of letters written as one: «INVIS DUOS» is also found by «invisduos». */
export function joinedWords(text: string): string[] {
  const words = wordsOf(text);
  const runs = words.flatMap((_, from) =>
    Array.from({ length: MOST_JOINED - 1 }, (_length, more) => words.slice(from, from + more + 2)),
  );
  return runs.filter((run) => run.length > 1 && run.every((word) => /^\p{L}/u.test(word))).map((run) => run.join(''));
}

/** Words that only join others, of a closed class, and those of every purchase. */
const HELPERS = new Set(
  (
    'а бы в вам вас во вот все где да для до если же за и из или их к как какая какие какой когда кто куда ли меня ' +
    'мне мой моя мою на над нам нас наш но о об от по под при про с свой свою себе со так там то тоже у что чтоб ' +
    'чтобы эта это этот эту я мы вы он она они нужен нужна нужно надо можно хочу купить куплю заказать цена цены ' +
    'сколько стоит стоимость недорого недорогой дешево дешевый магазин'
  ).split(' '),
);

/** The parts of a query that say what is wanted, between spaces. A unit belongs to its number. */
export function meaningfulParts(text: string): string[] {
  const parts = text
    .trim()
    .replaceAll(/(?<=(?:^|\s)\d+)\s+(?=\p{L}{1,2}(?:\s|$))/gu, '')
    .split(/\s+/);
  const rest = parts.filter((part) => !HELPERS.has(wordsOf(part).join(' ')));
  return rest.length > 0 ? rest : parts;
}
