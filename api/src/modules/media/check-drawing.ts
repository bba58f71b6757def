import { SaxesParser, type SaxesTagNS } from 'saxes';
import { RefusedPictureError } from './refused-picture';

/** More is no logo, and each visitor's browser would have to draw it. */
const MAX_BYTES = 500_000;
const MAX_ELEMENTS = 5000;
const MAX_DEPTH = 50;
/** In pixels of the drawing's own size. */
const MAX_SIDE = 10_000;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Elements of SVG 2 that draw and refer to nothing outside. Without `use` and `pattern`, which can
 * multiply a small drawing into one that takes minutes.
 */
const DRAWING = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan
   linearGradient radialGradient stop clipPath mask`.split(/\s+/),
);

const refuse = (detail: string): never => {
  throw new RefusedPictureError('drawing', detail);
};

/** Whether a value refers to anything but an element of the same drawing. */
const refersOutside = (value: string) => /url\(\s*["']?(?!#)/i.test(value) || /@import|script:|data:/i.test(value);

function checkAttributes({ name: element, attributes }: SaxesTagNS): void {
  for (const { name, local, value, uri } of Object.values(attributes)) {
    const isNamespace = name === 'xmlns' || name.startsWith('xmlns:');
    if (isNamespace) continue;
    const isForbidden = /^on/i.test(local) || local === 'base' || (local === 'href' && !value.startsWith('#'));
    const isForeign = uri !== '' && local !== 'href' && !name.startsWith('xml:');
    if (isForbidden || isForeign || refersOutside(value)) refuse(`у\u00A0<${element}> лишнее свойство «${name}»`);
  }
}

const lengthOf = (value = '') => (/^\d+(?:\.\d+)?(?:px)?$/.test(value) ? Math.round(Number.parseFloat(value)) : null);

/** The size of a drawing in pixels: its own, or that of its view. */
function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } {
  const [, , viewWidth, viewHeight] = (attributes.viewBox?.value ?? '').trim().split(/[\s,]+/);
  const width = lengthOf(attributes.width?.value) ?? lengthOf(viewWidth) ?? 0;
  const height = lengthOf(attributes.height?.value) ?? lengthOf(viewHeight) ?? 0;
  const isUsable = Math.min(width, height) >= 1 && Math.max(width, height) <= MAX_SIDE;
  return isUsable ? { width, height } : refuse('укажите его ширину и\u00A0высоту');
}

/**
 * Checks an SVG file, which is shown as it is.
 * @returns its size in pixels
 * @throws RefusedPictureError when it holds anything but drawing elements
 */
export function checkDrawing(file: Buffer): { width: number; height: number } {
  if (file.length > MAX_BYTES) throw new RefusedPictureError('too-large', 'SVG до\u00A0500\u00A0КБ');
  const parser = new SaxesParser({ xmlns: true });
  const sizes: { width: number; height: number }[] = [];
  let elements = 0;
  let depth = 0;
  // Browsers would read it otherwise than it was checked.
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => /^utf-8$/i.test(encoding) || refuse('нужна кодировка UTF-8'));
  parser.on('doctype', (text) => text.includes('[') && refuse('в\u00A0нём объявления DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => refuse(`в\u00A0нём инструкция «${target}»`));
  parser.on('opentag', (tag) => {
    elements += 1;
    depth += 1;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) refuse('он слишком сложный');
    if (tag.uri !== SVG_NAMESPACE || !DRAWING.has(tag.local)) refuse(`в\u00A0нём <${tag.name}>`);
    if (elements === 1 && tag.local !== 'svg') refuse(`в\u00A0нём <${tag.name}>`);
    checkAttributes(tag);
    if (elements === 1) sizes.push(sizeOf(tag));
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', () => {
    throw new RefusedPictureError('broken');
  });
  parser.write(file.toString('utf8')).close();
  return sizes[0] ?? refuse('в\u00A0нём нет <svg>');
}
