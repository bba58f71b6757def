import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { MAX_DRAWING_BYTES, SVG_NAMESPACE } from './check-drawing';
import { readStyles, styleOf, type StyleRules } from './inline-styles';
import { RefusedPictureError } from './refused-picture';

/** What programs note for themselves, and style sheets, which become styles of elements. */
const LEFT_OUT = new Set(['metadata', 'style']);
const XLINK = 'http://www.w3.org/1999/xlink';
const NAMESPACES = ` xmlns="${SVG_NAMESPACE}" xmlns:xlink="${XLINK}"`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

interface Reader {
  onOpen: (tag: SaxesTagNS) => void;
  onText: (text: string) => void;
  onClose: (tag: SaxesTagNS) => void;
}

/** @throws RefusedPictureError when the file is no XML of ours */
function read(file: Buffer, { onOpen, onText, onClose }: Reader): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-8$/i.test(encoding)) throw new RefusedPictureError('drawing', 'нужна кодировка UTF-8');
  });
  parser.on('opentag', onOpen);
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', onClose);
  parser.on('error', () => {
    throw new RefusedPictureError('broken');
  });
  parser.write(file.toString('utf8')).close();
}

function readSheet(file: Buffer): StyleRules {
  const sheets: string[] = [];
  let isInSheet = false;
  read(file, {
    onOpen: ({ local, uri }) => (isInSheet = local === 'style' && uri === SVG_NAMESPACE),
    onText: (text) => isInSheet && sheets.push(text),
    onClose: () => (isInSheet = false),
  });
  return readStyles(sheets.join('\n'));
}

/** The name of an attribute whatever prefixes the file has; null: it is left out. */
function keptName({ name, local, uri }: SaxesAttributeNS): string | null {
  if (uri === XLINK) return `xlink:${local}`;
  const isOwn = uri === '' || name.startsWith('xml:');
  return isOwn && name !== 'class' && name !== 'style' ? name : null;
}

function tagOf(rules: StyleRules, { local, attributes }: SaxesTagNS): string {
  const style = styleOf(rules, local, (name) => attributes[name]?.value ?? '');
  const kept = Object.values(attributes).flatMap((attribute) => {
    const name = keptName(attribute);
    return name === null ? [] : [` ${name}="${escaped(attribute.value)}"`];
  });
  const namespaces = local === 'svg' ? NAMESPACES : '';
  return `<${local}${namespaces}${kept.join('')}${style && ` style="${escaped(style)}"`}>`;
}

/**
 * A drawing without what programs note for themselves, and with the rules of its style sheet at its
 * elements. Whether it may be shown is for `checkDrawing` to say.
 * @throws RefusedPictureError
 */
export function tidyDrawing(file: Buffer): Buffer {
  if (file.length > MAX_DRAWING_BYTES) throw new RefusedPictureError('drawing');
  const rules = readSheet(file);
  const written: string[] = [];
  /** How many elements are open within one that is left out, with it. */
  let skipped = 0;
  read(file, {
    onOpen(tag) {
      if (skipped > 0 || tag.uri !== SVG_NAMESPACE || LEFT_OUT.has(tag.local)) skipped += 1;
      else written.push(tagOf(rules, tag));
    },
    onText: (text) => skipped === 0 && written.push(escaped(text)),
    onClose({ local }) {
      if (skipped > 0) skipped -= 1;
      else written.push(`</${local}>`);
    },
  });
  return Buffer.from(written.join(''));
}
