import { isLinkTarget, linkedFile } from '@shop/shared/page-documents';
import { fileName, sizeWords } from '../media';

/** Where a link of the page may lead, by name. */
export interface LinkTarget {
  /** `/rental`, `#faq` */
  href: string;
  name: string;
  kind: 'page' | 'anchor' | 'product' | 'file';
  /** A page or a block that shoppers do not see. */
  isHidden?: boolean;
}

export interface LinkWords {
  hint?: string;
  error?: string;
}

const FORM = 'Нужен адрес страницы (/rental), якорь (#faq), файл или\u00A0полный адрес (https://…)';

const BEGINNINGS = ['https://', 'http://', 'mailto:', 'tel:+', '#'];

/** Whether the rest of an address is still to be typed. */
const isUnfinished = (text: string) => BEGINNINGS.some((beginning) => beginning.startsWith(text));

const NAMED: Readonly<Record<LinkTarget['kind'], (name: string) => string>> = {
  page: (name) => `Ведёт на\u00A0страницу «${name}»`,
  anchor: (name) => `Ведёт к\u00A0блоку «${name}»`,
  product: (name) => `Ведёт к\u00A0товару «${name}»`,
  file: (name) => `Ведёт к\u00A0файлу «${name}»`,
};

const GONE = 'Этого файла уже нет: загрузите его снова';

function fileWords(address: string, bytes: number, name: string | null | undefined): LinkWords {
  if (name === null) return { error: GONE };
  return { hint: `${NAMED.file(name ?? fileName({ address, name: '' }))}, ${sizeWords(bytes)}` };
}

function outsideWords(text: string): string {
  if (text.startsWith('mailto:')) return 'Откроет письмо';
  if (text.startsWith('tel:')) return 'Позвонит';
  return `Ведёт на\u00A0сайт ${/^https?:\/\/([^/?#]+)/.exec(text)?.[1] ?? ''}`;
}

/**
 * A link as documents hold it: one of this site is a path, so that it leads to the same page on a
 * test site. Its origin alone stays as it is, because more may be typed.
 */
export function linkOf(typed: string): string {
  const text = typed.trim();
  return text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;
}

/** Such a link, once it has been typed; null when a page may not link there. */
export function siteLink(address: string): string | null {
  const href = address.trim() === location.origin ? '/' : linkOf(address);
  return isLinkTarget(href) ? href : null;
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

/** Whether only the site knows where a link leads: no target has its page, or it has an anchor. */
export function isForSite(text: string, targets: readonly LinkTarget[]): boolean {
  const path = pathOf(text);
  if (targets.length === 0 || !text.startsWith('/') || path.includes('.') || !isLinkTarget(text)) return false;
  const target = targets.find(({ href }) => href === path);
  return target ? !target.isHidden && text.includes('#') : true;
}

/** What the API has said of an address; undefined: nothing yet. */
export interface KnownLink {
  /** The name of the uploaded file; null: there is none. */
  file?: string | null | undefined;
  /** Why it leads nowhere; null: it leads somewhere. */
  problem?: string | null | undefined;
}

/** Says while one types where a link leads, or what is wrong with it. */
export function linkWords(text: string, targets: readonly LinkTarget[], { file, problem }: KnownLink = {}): LinkWords {
  if (isUnfinished(text)) return {};
  if (!isLinkTarget(text)) return { error: FORM };
  if (text.startsWith('?')) return { hint: 'Остаётся на\u00A0этой странице' };
  if (!/^[/#]/.test(text)) return { hint: outsideWords(text) };
  const path = text.startsWith('#') ? text : pathOf(text);
  const target = targets.find(({ href }) => href === path);
  const upload = linkedFile(path);
  if (upload) return fileWords(path, upload.bytes, file === undefined ? target?.name : file);
  if (target?.isHidden && target.kind === 'anchor') return { error: `Блок «${target.name}» скрыт` };
  if (target?.isHidden) return { hint: `Страницы «${target.name}» ещё нет на\u00A0сайте` };
  if (problem) return { error: problem };
  if (target) return { hint: NAMED[target.kind](target.name) };
  if (text.startsWith('#')) return { error: `Якоря «${text}» на\u00A0этой странице нет` };
  if (path.includes('.')) return { hint: 'Ведёт к\u00A0файлу' };
  return problem === null ? { hint: 'Ведёт на\u00A0страницу сайта' } : {};
}
