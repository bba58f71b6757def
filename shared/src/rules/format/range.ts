const WORD_JOINER = '\u2060';

/** Keeps «3–5» on one line: browsers break lines after a dash. */
export function keepRanges(text: string): string {
  return text.replaceAll(/(?<=\d)–(?=\d)/g, `${WORD_JOINER}–${WORD_JOINER}`);
}
