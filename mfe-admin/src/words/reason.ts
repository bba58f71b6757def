/** The last of each list of reasons: what it is has to be typed. */
export const OTHER_REASON = 'Другое';

/** A reason of a list, and what was typed to it. */
export interface ReasonForm {
  reason: string;
  details: string;
}

/** The reason in words; '' while another one is to be typed. */
export function reasonOf({ reason, details }: ReasonForm): string {
  const more = details.trim();
  if (reason === OTHER_REASON) return more;
  return more ? `${reason}: ${more}` : reason;
}
