import type { MessageField, MessageFieldKey } from './types';

type Span = 3 | 6;

const isCount = (key: MessageFieldKey | undefined) => key === 'cars' || key === 'units';

/** Columns of six that each field takes: two fields a row, a count beside the company, a lone field the whole row. */
export function fieldSpans(fields: readonly MessageField[]): Span[] {
  const spans: Span[] = [];
  let taken = 0;
  fields.forEach(({ key }, index) => {
    const next = fields[index + 1]?.key;
    const isAlone = next === undefined || next === 'message' || (next === 'company' && isCount(fields[index + 2]?.key));
    spans.push(key === 'message' || (taken === 0 && isAlone) ? 6 : 3);
    taken = (taken + (spans.at(-1) ?? 0)) % 6;
  });
  return spans;
}
