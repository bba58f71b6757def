import type { MessageField, MessageFieldKey } from './types';

type Span = 2 | 3 | 4 | 6;

const isCount = (key: MessageFieldKey | undefined) => key === 'cars' || key === 'units';

/** Columns of six that each field takes: two fields a row, a short count beside the company, a lone field the whole row. */
export function fieldSpans(fields: readonly MessageField[]): Span[] {
  const spans: Span[] = [];
  let taken = 0;
  fields.forEach(({ key }, index) => {
    const next = fields[index + 1]?.key;
    const isAlone = next === undefined || next === 'message' || (next === 'company' && isCount(fields[index + 2]?.key));
    if (key === 'message') spans.push(6);
    else if (isCount(key)) spans.push(2);
    else if (key === 'company' && isCount(next)) spans.push(4);
    else spans.push(taken === 0 && isAlone ? 6 : 3);
    taken = (taken + (spans.at(-1) ?? 0)) % 6;
  });
  return spans;
}
