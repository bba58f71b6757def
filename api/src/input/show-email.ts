import { domainToUnicode } from 'node:url';

/** An e-mail, in whichever form, as people write it: `anna@почта.рф`. */
export function showEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1 || !email.includes('xn--', at)) return email;
  const domain = domainToUnicode(email.slice(at + 1));
  return domain === '' ? email : email.slice(0, at + 1) + domain;
}
