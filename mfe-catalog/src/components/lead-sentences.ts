/** The first whole sentences that fit into `maxLength`, at least one, and what follows them. */
export function leadSentences(text: string, maxLength: number): { lead: string; rest: string } {
  const [first = '', ...others] = text.split(/(?<=[.!?])\s+/);
  let lead = first;
  while (others[0] !== undefined && lead.length + others[0].length < maxLength) lead += ` ${others.shift()}`;
  return { lead, rest: others.join(' ') };
}
