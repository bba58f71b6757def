import { withoutMarks } from './marks';

// What a URL would read as more than a host is left as it is: an address with it is refused.
const INTERNATIONAL = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\d.-]+$/u;

function asciiDomain(domain: string): string {
  if (!INTERNATIONAL.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The one form in which e-mails are stored and compared: in lower case, without invisible marks,
 * the domain in ASCII (`anna@xn--80a1acny.xn--p1ai` for `Anna@Почта.рф`). Browsers send either.
 */
export function readEmail(text: string): string {
  const plain = withoutMarks(text).trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 1 ? plain : plain.slice(0, at + 1) + asciiDomain(plain.slice(at + 1));
}
