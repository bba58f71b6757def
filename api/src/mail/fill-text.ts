export type MailValues = Record<string, string | null | undefined>;

// One hole, or holes parted by commas: what is missing in a list falls out of it.
const HOLES = /\{\w+\}(?:, \{\w+\})*/g;

function namesIn(holes: string): string[] {
  return [...holes.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

/**
 * Fills `{holes}` of a mail's text. Where a list has no value at all, `empty` stands for it;
 * without `empty` the whole sentence falls out.
 */
export function fillText(text: string, values: MailValues, empty?: string): string {
  const filledSentences = text.split(/(?<=\.) /).map((sentence) => {
    let isLacking = false;
    const filled = sentence.replace(HOLES, (holes) => {
      const found = namesIn(holes).flatMap((name) => values[name] || []);
      if (found.length === 0) isLacking = true;
      return found.join(', ') || (empty ?? '');
    });
    return isLacking && empty === undefined ? '' : filled;
  });
  return filledSentences.filter(Boolean).join(' ');
}
