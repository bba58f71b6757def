/** `\75` is a letter in CSS, wherever a browser reads a value as CSS. */
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;
const COMMENT = /\/\*[^]*?\*\//g;

const asCss = (value: string) =>
  value.replaceAll(COMMENT, ' ').replaceAll(ESCAPE, (_escape, code: string | undefined, char: string | undefined) => {
    if (code === undefined) return char ?? '';
    const point = Number.parseInt(code, 16);
    return point > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(point);
  });

/** Attributes that name or describe, and that no browser reads as CSS. */
const WORDS = /^(?:id|class|role|lang|data-.+|aria-.+|xml:.+)$/;

/** Anything else in an id may be written in several ways, and would not be found in the count. */
const ID = String.raw`#[\p{L}\p{N}_.:-]+`;
const LINK = new RegExp(`^${ID}$`, 'u');
const URL_REFERENCE = new RegExp(String.raw`url\(\s*(["']?)(${ID})\1\s*\)`, 'giu');

/** What names a picture by other means than `url()`, and what scripts and data are behind. */
const FOREIGN = /\b(?:src|image|image-set|cross-fade|element|paint|attr)\(|@import|script:|data:/i;

/** One property of an element, from an attribute of its own or from `style`. */
export interface Property {
  name: string;
  value: string;
}

/** The properties that an attribute sets, as a browser reads them. */
export function propertiesOf({ name: attribute, value }: Property): Property[] {
  if (attribute !== 'style') return [{ name: attribute, value: WORDS.test(attribute) ? value : asCss(value) }];
  return asCss(value)
    .split(';')
    .map((declaration) => {
      const [name = '', ...rest] = declaration.split(':');
      return { name: name.trim().toLowerCase(), value: rest.join(':').trim() };
    });
}

/** The ids of elements that a property refers to, once for each time. */
export function referencesOf({ name, value }: Property): string[] {
  if (WORDS.test(name)) return [];
  if (name === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
  return [...value.matchAll(URL_REFERENCE)].map(([, , link = '']) => link.slice(1));
}

/** Whether an attribute refers to anything but elements of the same drawing by a usual id. */
export function refersOutside({ name, value }: Property): boolean {
  if (WORDS.test(name)) return false;
  if (name === 'href') return !LINK.test(value);
  return [value, asCss(value)].some((text) => FOREIGN.test(text) || /url\(/i.test(text.replaceAll(URL_REFERENCE, '')));
}

const EFFECTS = /^(?:backdrop-)?filter$/;
const LAYERS = /^(?:-webkit-)?(?:mask(?:-.+)?|clip-path|all)$/;

/** Whether a property draws more than is seen at its element: effects, and values set elsewhere. */
export function isUncountable({ name, value }: Property): boolean {
  if (EFFECTS.test(name)) return value !== 'none';
  return name.startsWith('--') || (LAYERS.test(name) && /\binherit\b/i.test(value));
}
