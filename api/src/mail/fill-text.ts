export type MailValues = Record<string, string | null | undefined>;

// One hole, or holes parted by commas: what is missing in a list falls out of it.
const HOLES = /\{\w+\}(?:, \{\w+\})*/g;

function fillHoles(holes: string, values: MailValues): string {
  const names = [...holes.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.flatMap((name) => values[name] || []).join(', ');
}

function fillSentence(sentence: string, values: MailValues, empty?: string): string {
  const isLacking = [...sentence.matchAll(HOLES)].some(([holes]) => fillHoles(holes, values) === '');
  if (isLacking && empty === undefined) return '';
  return sentence.replace(HOLES, (holes) => fillHoles(holes, values) || (empty ?? ''));
}

/**
 * Fills `{holes}` of a mail's text. Where a list has no value at all, `empty` stands for it;
 * without `empty` the whole sentence falls out.
 */
export function fillText(text: string, values: MailValues, empty?: string): string {
  const sentences = text.split(/(?<=\.) /).map((sentence) => fillSentence(sentence, values, empty));
  return sentences.filter(Boolean).join(' ');
}
