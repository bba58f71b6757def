/*
 * The Russian stemmer of Snowball (https://snowballstem.org/algorithms/russian/stemmer.html). An
 * ending behind (?<=[ая]) counts only after one of these letters, which stays.
 */
const GERUND = /(?:ивши(?:сь)?|ывши(?:сь)?|ив|ыв|(?<=[ая])(?:вши(?:сь)?|в))$/;
const REFLEXIVE = /с[яь]$/;
const ADJECTIVE = /(?:[иы]ми|[ео]го|[ео]му|[еиоы]е|[еиоы][йм]|[иы]х|[ую]ю|[ая]я|[ое]ю)$/;
const PARTICIPLE = /(?:[иы]вш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/;
const VERB =
  /(?:[иы]л[аио]|ен[аоы]|[еу]йте|ите|ей|уй|[иы][лмт]|ен|ят|у[ею]т|[иы]ть|ишь|ую|ю|(?<=[ая])(?:л[аио]|н[аоы]|[ей]те|[йлн]|ем|[ею]т|ть|ешь|нно))$/;
const NOUN = /(?:иями|[ая]ми|[еи]и|ией|[еиоы]?й|[аеоя]м|и[яе]м|[ео]в|и?[ая]х|[иь]?[еюя]|и|[аоуыь])$/;
const DERIVATIONAL = /(?<=[^аеиоуыэюя][аеиоуыэюя]+[^аеиоуыэюя]+[аеиоуыэюя].*)ость?$/;
const SUPERLATIVE = /ейше?$/;

/** What an ending may be taken from: the letters after the first vowel. */
const AFTER_VOWEL = /^([^аеиоуыэюя]*[аеиоуыэюя])(.*)$/;
const SHORTEST = 4;

function withoutEnding(text: string): string {
  const gerund = text.replace(GERUND, '');
  if (gerund !== text) return gerund;
  const rest = text.replace(REFLEXIVE, '');
  const adjective = rest.replace(ADJECTIVE, '');
  if (adjective !== rest) return adjective.replace(PARTICIPLE, '');
  const verb = rest.replace(VERB, '');
  return verb === rest ? rest.replace(NOUN, '') : verb;
}

/** A Russian word without its endings: «датчики» and «датчиком» are «датчик». */
export function stemOf(word: string): string {
  const [, head, tail] = AFTER_VOWEL.exec(word) ?? [];
  if (word.length < SHORTEST || head === undefined || tail === undefined) return word;
  const rest = withoutEnding(tail)
    .replace(/и$/, '')
    .replace(DERIVATIONAL, '')
    .replace(SUPERLATIVE, '')
    .replace(/нн$/, 'н')
    .replace(/ь$/, '');
  return head + rest;
}

/** Suffixes of diminutives and of spoken short forms, and what is left without them. */
const SPOKEN_SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/ч[ео]?к$/, 'к'], // маячок, маячка: маяк
  [/(?<=.{5})ч?ик$/, ''], // трекерчик, грузовичок
  [/(?<=.{4}[лн])к$/, ''], // противоугонка, сигналка
];

/** The stem of the word that this one is a spoken form of; its own stem for most words. */
export function rootOf(stem: string): string {
  return SPOKEN_SUFFIXES.reduce((word, [suffix, rest]) => word.replace(suffix, rest), stem);
}

/** Vowels that sound alike without stress. */
const LIKE_A = /о/g;
const LIKE_I = /[еыэяй]/g;
const LIKE_U = /ю/g;
const UNHEARD = /[ъь]|(\p{L})(?=\1)/gu;

/** A word as it is heard: «матацыкл» is «мотоцикл», «компас» is «компасс». */
export function soundOf(word: string): string {
  return word.replaceAll(LIKE_A, 'а').replaceAll(LIKE_I, 'и').replaceAll(LIKE_U, 'у').replaceAll(UNHEARD, '');
}
