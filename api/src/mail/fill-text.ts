import { withFullStop } from '@shop/shared/format';

export type MailValues = Record<string, string | null | undefined>;

// One placeholder, or several separated by commas, perhaps at the end of a sentence. Missing values
// drop out of such a list.
const PLACEHOLDERS = /\{\w+\}(?:, \{\w+\})*\.?/g;

function fillList(list: string, values: MailValues): string {
  const names = [...list.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = names.flatMap((name) => values[name] || []).join(', ');
  return known && list.endsWith('.') ? withFullStop(known) : known;
}

function fillSentence(sentence: string, values: MailValues): string {
  const isIncomplete = [...sentence.matchAll(PLACEHOLDERS)].some(([list]) => fillList(list, values) === '');
  return isIncomplete ? '' : sentence.replace(PLACEHOLDERS, (list) => fillList(list, values));
}

/** Fills the `{placeholders}` of a mail's text. A sentence without a value for one is dropped. */
export function fillText(text: string, values: MailValues): string {
  const sentences = text.split(/(?<=\.) /).map((sentence) => fillSentence(sentence, values));
  return sentences.filter(Boolean).join(' ');
}
