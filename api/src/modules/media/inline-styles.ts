import { RefusedPictureError } from './refused-picture';

/** The declarations of a style sheet, by the selector of one step that they stand under. */
export type StyleRules = ReadonlyMap<string, string>;

const COMMENT = /\/\*[^]*?\*\//g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const SIMPLE = /^[.#]?[\w-]+$/;

/**
 * Reads the style sheet of a drawing, as drawing programs write it: `.st0{fill:red}`.
 * @throws RefusedPictureError when it has anything else
 */
export function readStyles(sheet: string): StyleRules {
  const rules = new Map<string, string>();
  const css = sheet.replaceAll(COMMENT, ' ');
  if (css.replaceAll(RULE, '').trim() !== '') throw new RefusedPictureError('drawing', 'у\u00A0него сложные стили');
  for (const [, selectors = '', declarations = ''] of css.matchAll(RULE)) {
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!SIMPLE.test(selector)) throw new RefusedPictureError('drawing', `стиль «${selector}»`);
      rules.set(selector, [rules.get(selector), declarations.trim().replace(/;$/, '')].filter(Boolean).join(';'));
    }
  }
  return rules;
}

/** What an element looks like by its name, its classes, its id and its own style; the last wins. */
export function styleOf(rules: StyleRules, element: string, attribute: (name: string) => string): string {
  const classes = new Set(attribute('class').split(/\s+/));
  const ofClasses = [...rules].flatMap(([selector, style]) =>
    selector.startsWith('.') && classes.has(selector.slice(1)) ? [style] : [],
  );
  return [rules.get(element), ...ofClasses, rules.get(`#${attribute('id')}`), attribute('style').replace(/;\s*$/, '')]
    .filter(Boolean)
    .join(';');
}
