import type { HtmlElement, PastedPicture } from './pasted-pieces';

/** Mails count their readers with pictures of a single pixel. */
export const isPixel = ({ attribs: { width, height } }: HtmlElement) => width === '1' || height === '1';

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg' };

function fileOf(bytes: Uint8Array<ArrayBuffer>, kind: string): File {
  return new File([bytes], `picture.${kind}`, { type: TYPES[kind] ?? '' });
}

/** A picture that is written into its address. */
function fromDataUrl(src: string): File | null {
  const [, kind, data] = /^data:image\/(png|jpeg);base64,([\w+/=\s]+)$/.exec(src) ?? [];
  if (kind === undefined || data === undefined) return null;
  try {
    return fileOf(
      Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)),
      kind,
    );
  } catch {
    return null; // no Base64
  }
}

const PICTURE = /\\(png|jpeg)blip\b([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;

/** The pictures of a Word file: its HTML only says where they lie on that machine. */
function fromRtf(rtf: string): File[] {
  // Each stands twice, the second time for programs of the last century.
  const current = rtf.replaceAll(/\{\\nonshppict[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '');
  return [...current.matchAll(PICTURE)].map(([, kind = '', body = '']) => {
    const hex = body.replaceAll(/\{[^{}]*\}|\\[a-z]+-?\d* ?|\s/g, '');
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    return fileOf(bytes, kind);
  });
}

const isOfWord = ({ src }: PastedPicture) => src.startsWith('file:');

/**
 * The files of pasted pictures, in their order; null for one that only its own site can load.
 * @param rtf the same text in Word's own format
 */
export function filesOf(pictures: readonly PastedPicture[], rtf: string): (File | null)[] {
  const ofWord = pictures.filter(isOfWord);
  const files = ofWord.length > 0 ? fromRtf(rtf) : [];
  // Another count means that they cannot be told apart.
  const known = files.length === ofWord.length ? files : [];
  return pictures.map((picture) =>
    isOfWord(picture) ? (known[ofWord.indexOf(picture)] ?? null) : fromDataUrl(picture.src),
  );
}
