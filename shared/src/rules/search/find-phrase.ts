import { MARKS } from '../format';

/** A part of a text, from a character up to another one. */
interface TextRange {
  start: number;
  end: number;
}

const SPACE = /^\s$/u;
const HYPHEN = /^[\u2010-\u2015\u2212]$/u;

function fold(character: string): string {
  if (SPACE.test(character)) return ' ';
  if (HYPHEN.test(character)) return '-';
  return character.toLowerCase().replaceAll('ё', 'е').replaceAll(MARKS, '');
}

/** A text as it is compared, and where each of its characters comes from. */
function folded(text: string) {
  let plain = '';
  const ranges: TextRange[] = [];
  let at = 0;
  for (const character of text) {
    const range = { start: at, end: at + character.length };
    at = range.end;
    const comparable = fold(character);
    if (comparable === ' ' && plain.endsWith(' ')) continue;
    plain += comparable;
    ranges.push(...Array.from({ length: comparable.length }, () => range));
  }
  return { plain, ranges };
}

/** Words in braces are names of values, not words of the text. */
const inBraces = (text: string): TextRange[] =>
  [...text.matchAll(/\{[^{}]*\}/g)].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));

/**
 * Where a phrase stands in a text, whatever the case, ё or е, spaces and hyphens. Ranges are in
 * order and never overlap.
 */
export function findPhrase(text: string, phrase: string): TextRange[] {
  const wanted = folded(phrase.trim()).plain;
  if (wanted === '') return [];
  const { plain, ranges } = folded(text);
  const names = inBraces(text);
  const found: TextRange[] = [];
  for (let at = plain.indexOf(wanted); at !== -1; at = plain.indexOf(wanted, at + wanted.length)) {
    const start = ranges[at]?.start ?? 0;
    const end = ranges[at + wanted.length - 1]?.end ?? text.length;
    if (!names.some((name) => name.start < end && start < name.end)) found.push({ start, end });
  }
  return found;
}
