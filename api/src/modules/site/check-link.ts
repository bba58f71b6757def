import { isLinkTarget, UPLOADS_PATH } from '@shop/shared/page-documents';
import { getRelease } from '../pages/page-addresses';
import { leadsSomewhere } from '../pages/leads-somewhere';
import type { SiteTransaction } from './site-services';

const TEXTS = {
  form: 'Нужен адрес страницы (/rental), файл или\u00A0полный адрес (https://…)',
  dead: (path: string) => `Адреса «${path}» на\u00A0сайте нет`,
  file: 'Этого файла уже нет: загрузите его снова',
  long: 'Слишком длинный адрес',
} as const;
const MAX_HREF = 500;

/** An anchor or a query means another thing on each page, and nobody fills words in braces here. */
const isOfAnyPage = (href: string) => isLinkTarget(href) && !/^[#?]|[{}]/.test(href);

/**
 * What is wrong with a link that all pages have; null when nothing is.
 * @throws AppError CONFLICT while no host has told what the site consists of
 */
export async function findLinkError(href: string, tx: SiteTransaction): Promise<string | null> {
  if (!isOfAnyPage(href)) return TEXTS.form;
  if (href.length > MAX_HREF) return TEXTS.long;
  if (!href.startsWith('/')) return null;
  const path = href.replace(/[?#].*$/s, '');
  if (await leadsSomewhere(path, tx, await getRelease(tx))) return null;
  return path.startsWith(`${UPLOADS_PATH}/`) ? TEXTS.file : TEXTS.dead(path);
}
