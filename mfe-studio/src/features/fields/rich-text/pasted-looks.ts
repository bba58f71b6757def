import type { HtmlElement } from './pasted-pieces';

/** How pasted words look. */
export interface Look {
  isBold: boolean;
  isStruck: boolean;
  /** Italic or underlined, which texts of the site are not. */
  isStressed: boolean;
  raised: 'sup' | 'sub' | null;
}

const BOLD_STYLE = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i;
const LIGHT_STYLE = /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i;
const STRUCK_STYLE = /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i;
const ITALIC_STYLE = /(?<![\w-])font-style:\s*(?:italic|oblique)/i;
const UPRIGHT_STYLE = /(?<![\w-])font-style:\s*normal/i;
const RAISED_STYLE = /(?<![\w-])vertical-align:\s*(super|sub)\b/i;

function isBoldIn({ name, attribs: { style = '' } }: HtmlElement, isBold: boolean): boolean {
  // Google Docs wraps everything in a <b> of normal weight.
  if (LIGHT_STYLE.test(style)) return false;
  return isBold || name === 'b' || name === 'strong' || BOLD_STYLE.test(style);
}

const STRESSED = new Set(['i', 'em', 'u']);

/** Underlined words of links are no more than links, so the style of a line does not count. */
function isStressedIn({ name, attribs: { style = '' } }: HtmlElement, isStressed: boolean): boolean {
  if (UPRIGHT_STYLE.test(style)) return false;
  return isStressed || STRESSED.has(name) || ITALIC_STYLE.test(style);
}

function raisedIn({ name, attribs: { style = '' } }: HtmlElement, outer: Look['raised']): Look['raised'] {
  if (name === 'sup' || name === 'sub') return name;
  const [, align] = RAISED_STYLE.exec(style) ?? [];
  if (align === undefined) return outer;
  return align.toLowerCase() === 'sub' ? 'sub' : 'sup';
}

const STRUCK = new Set(['s', 'strike', 'del']);

/** How the words of an element look, inside of others. */
export function lookOf(element: HtmlElement, outer: Look): Look {
  const { name, attribs } = element;
  return {
    isBold: isBoldIn(element, outer.isBold),
    isStruck: outer.isStruck || STRUCK.has(name) || STRUCK_STYLE.test(attribs.style ?? ''),
    isStressed: isStressedIn(element, outer.isStressed),
    raised: raisedIn(element, outer.raised),
  };
}

const COMMENT_STYLE = /mso-element:\s*comment|mso-special-character:\s*comment/i;
const COMMENT_CLASS = /\bMsoCommentReference\b|\bmsocom/i;

/** What is no part of the text: tracked deletions of Word, and the marks of its comments. */
export function isLeftOut({ name, attribs }: HtmlElement): boolean {
  const { class: classes = '', style = '' } = attribs;
  // A deletion of somebody, at some time; a shop strikes out old prices without either.
  const isTracked = name === 'del' && (attribs.datetime !== undefined || attribs.cite !== undefined);
  return isTracked || /\bmsoDel\b/i.test(classes) || COMMENT_CLASS.test(classes) || COMMENT_STYLE.test(style);
}
