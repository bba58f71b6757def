import { isLinkTarget } from '@shop/shared/page-documents';

const MAX_FROM = 200;
const MAX_TO = 500;
const TEXTS = {
  form: 'Нужен адрес на\u00A0этом сайте: /old-page',
  query: 'Укажите адрес без\u00A0«?» и\u00A0«#»: он приведёт с\u00A0любыми параметрами',
  target: 'Нужен адрес на\u00A0этом сайте (/rental) или\u00A0полный адрес (https://…)',
  long: 'Слишком длинный адрес',
} as const;

/** An address as hosts compare it, and what is wrong with it. */
export interface ReadAddress {
  address: string;
  error: string | null;
}

const wrong = (error: string): ReadAddress => ({ address: '', error });

/** Only the escapes that are needed; null for a broken escape. */
function plain(text: string): string | null {
  try {
    return decodeURI(text);
  } catch {
    return null;
  }
}

/** Each address has one spelling: no slash at the end, and only the escapes that are needed. */
const canonical = (path: string) => encodeURI(path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Programs resolve dots and empty parts of a path, so nobody ever asks for one that has them. */
const hasOwnParts = (path: string) =>
  path
    .slice(1)
    .split('/')
    .every((part) => !/^\.{0,2}$/.test(part));

/** What is typed or pasted: an address of this site is a path. */
function ofSite(typed: string, publicUrl: string): string {
  const text = typed.trim();
  const { origin } = new URL(publicUrl);
  return text === origin || text.startsWith(`${origin}/`) ? text.slice(origin.length) || '/' : text;
}

/** Words in braces are filled in pages only. */
const isAllowed = (text: string) => isLinkTarget(text) && !/[{}]/.test(text);

/** Reads the address that is redirected. */
export function readFrom(typed: string, publicUrl: string): ReadAddress {
  const path = plain(ofSite(typed, publicUrl));
  if (path === null || !path.startsWith('/') || !isAllowed(path)) return wrong(TEXTS.form);
  if (/[?#]/.test(path)) return wrong(TEXTS.query);
  const address = canonical(path);
  if (address.length > MAX_FROM) return wrong(TEXTS.long);
  return address === '/' || hasOwnParts(decodeURI(address)) ? { address, error: null } : wrong(TEXTS.form);
}

function readSitePath(text: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  const address = canonical(path);
  return address === '/' || hasOwnParts(decodeURI(address)) ? address + encodeURI(rest) : null;
}

/** An address of another site, as programs write it; null for what may not be linked. */
export function readOutside(text: string): string | null {
  if (!isAllowed(text)) return null;
  const url = text.startsWith('https://') && URL.canParse(text) ? new URL(text) : null;
  return url && url.username === '' && url.password === '' ? url.href : null;
}

/** Reads where an address leads: of the site with query and anchor, or another site. */
export function readTo(typed: string, publicUrl: string): ReadAddress {
  const text = plain(ofSite(typed, publicUrl));
  if (text === null || !isAllowed(text)) return wrong(TEXTS.target);
  const address = text.startsWith('/') ? readSitePath(text) : readOutside(ofSite(typed, publicUrl));
  if (address === null) return wrong(TEXTS.target);
  return address.length > MAX_TO ? wrong(TEXTS.long) : { address, error: null };
}

/** The path of an address of the site. */
export const pathOfAddress = (address: string): string => address.replace(/[?#].*$/s, '');
