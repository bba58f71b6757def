import { SaxesParser, type SaxesTagNS } from 'saxes';
import { drawingCost, drawnElements, type DrawnElement } from './drawing-cost';
import { isUncountable, propertiesOf, refersOutside } from './drawing-values';
import { isEmbeddedPlace } from './embedded-pictures';
import { RefusedPictureError } from './refused-picture';

/** More is no logo, and each visitor's browser would have to draw it. */
export const MAX_DRAWING_BYTES = 500_000;
const MAX_ELEMENTS = 5000;
/** With each as often as others refer to it. As many large ones take Chromium two seconds. */
const MAX_DRAWN = 6000;
const MAX_DEPTH = 50;
/** In shapes: what costs this takes Chromium one to two seconds. */
const MAX_COST = 50_000;
/** In pixels of the drawing's own size. */
const MAX_SIDE = 10_000;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements of SVG 2 that draw and refer to nothing outside. */
const DRAWING = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan
   linearGradient radialGradient stop clipPath mask use symbol pattern image`.split(/\s+/),
);

const TOO_COMPLEX = 'он слишком сложный';

const refuse = (detail: string): never => {
  throw new RefusedPictureError('drawing', detail);
};

/** An embedded picture has its size beside it, so that it may be stored smaller. */
function checkPicture({ name, attributes }: SaxesTagNS): void {
  const href = Object.values(attributes).find(({ local }) => local === 'href')?.value ?? '';
  if (!isEmbeddedPlace(href)) refuse('картинка в\u00A0нём не\u00A0вложена: вложите её как PNG или\u00A0JPEG');
  if (!attributes.width || !attributes.height) refuse(`у\u00A0<${name}> нет ширины и\u00A0высоты`);
}

const isNamespace = (name: string) => name === 'xmlns' || name.startsWith('xmlns:');

/** @returns the element as it is drawn */
function checkElement(tag: SaxesTagNS): DrawnElement {
  const { name: element, local: elementName, attributes } = tag;
  const refuseAttribute = (name: string) => refuse(`у\u00A0<${element}> лишнее свойство «${name}»`);
  const isPicture = elementName === 'image';
  if (isPicture) checkPicture(tag);
  const drawn: DrawnElement = { name: elementName, properties: [], children: [], textLength: 0 };
  for (const { name, local, value, uri } of Object.values(attributes)) {
    if (isNamespace(name)) continue;
    const isForbidden = /^on/i.test(local) || local === 'base';
    const isForeign = uri !== '' && local !== 'href' && !name.startsWith('xml:');
    // Whatever prefix the drawing has for links.
    const attribute = { name: local === 'href' ? local : name, value };
    const isOutside = refersOutside(attribute) && !(isPicture && local === 'href' && isEmbeddedPlace(value));
    if (isOutside && elementName === 'use') refuse('в\u00A0нём часть другого файла');
    if (isForbidden || isForeign || isOutside) refuseAttribute(name);
    const properties = propertiesOf(attribute);
    if (properties.some(isUncountable)) refuseAttribute(name);
    drawn.properties.push(...properties);
  }
  return drawn;
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
 * Checks an SVG file, which is shown as it is but for its pictures, which are taken out.
 * @returns its size in pixels
 * @throws RefusedPictureError when it holds anything but drawing elements, or costs too much
 */
export function checkDrawing(file: Buffer): { width: number; height: number } {
  if (file.length > MAX_DRAWING_BYTES) throw new RefusedPictureError('too-large', 'SVG до\u00A0500\u00A0КБ');
  const parser = new SaxesParser({ xmlns: true });
  const sizes: { width: number; height: number }[] = [];
  /** The elements that are open, the innermost last. */
  const open: DrawnElement[] = [];
  const roots: DrawnElement[] = [];
  let elements = 0;
  // Browsers would read it otherwise than it was checked.
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => /^utf-8$/i.test(encoding) || refuse('нужна кодировка UTF-8'));
  parser.on('doctype', (text) => text.includes('[') && refuse('в\u00A0нём объявления DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => refuse(`в\u00A0нём инструкция «${target}»`));
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MAX_ELEMENTS || open.length >= MAX_DEPTH) refuse(TOO_COMPLEX);
    if (tag.uri !== SVG_NAMESPACE || !DRAWING.has(tag.local)) refuse(`в\u00A0нём <${tag.name}>`);
    if (elements === 1 && tag.local !== 'svg') refuse(`в\u00A0нём <${tag.name}>`);
    const element = checkElement(tag);
    open.at(-1)?.children.push(element);
    open.push(element);
    if (elements === 1) roots.push(element);
    if (elements === 1) sizes.push(sizeOf(tag));
  });
  parser.on('text', (text) => {
    const inside = open.at(-1);
    if (inside) inside.textLength += text.trim().length;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', () => {
    throw new RefusedPictureError('broken');
  });
  parser.write(file.toString('utf8')).close();
  const isTooMuch = (root: DrawnElement) => drawnElements(root) > MAX_DRAWN || drawingCost(root) > MAX_COST;
  if (roots.some(isTooMuch)) refuse(TOO_COMPLEX);
  return sizes[0] ?? refuse('в\u00A0нём нет <svg>');
}
