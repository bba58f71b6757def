export type MailValues = Record<string, string | null | undefined>;

// One placeholder, or several separated by commas: missing values drop out of such a list.
const PLACEHOLDERS = /\{\w+\}(?:, \{\w+\})*/g;

function fillList(list: string, values: MailValues): string {
  const names = [...list.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.flatMap((name) => values[name] || []).join(', ');
}

function fillSentence(sentence: string, values: MailValues, empty?: string): string {
  const isIncomplete = [...sentence.matchAll(PLACEHOLDERS)].some(([list]) => fillList(list, values) === '');
  if (isIncomplete && empty === undefined) return '';
  return sentence.replace(PLACEHOLDERS, (list) => fillList(list, values) || (empty ?? ''));
}

/**
 * Fills the `{placeholders}` of a mail's text. A list without any value becomes `empty`;
 * without `empty`, the whole sentence is dropped.
 */
export function fillText(text: string, values: MailValues, empty?: string): string {
  const sentences = text.split(/(?<=\.) /).map((sentence) => fillSentence(sentence, values, empty));
  return sentences.filter(Boolean).join(' ');
}
