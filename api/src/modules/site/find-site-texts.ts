import type { StaffSiteText } from '../../generated/resolvers-types';
import { checkFields } from '../account/account-fields';
import { phraseError, quotesOf } from '../pages/find-texts';
import { siteMenus, toStaffMenus } from './menus';
import type { SiteServices } from './site-services';

/**
 * Where a phrase stands in what all pages share: own entries of menus, and the announcement. The
 * other entries have the words of their pages.
 * @throws AppError BAD_REQUEST with `fields.phrase`
 */
export async function findSiteTexts({ parts, pages, release }: SiteServices, phrase: string): Promise<StaffSiteText[]> {
  checkFields({ phrase: phraseError(phrase) });
  const { menus, announcement } = await parts.findAll();
  const entries = toStaffMenus(await siteMenus({ pages, release }), menus).flatMap(({ title, entries: links }) =>
    links.flatMap(({ isOwn, text }) => (isOwn ? [{ kind: 'menu' as const, title, text }] : [])),
  );
  const lines = announcement ? [announcement.text, announcement.link?.text ?? ''] : [];
  const shared = lines.map((text) => ({ kind: 'announcement' as const, title: '', text }));
  return [...entries, ...shared].flatMap(({ kind, title, text }) =>
    quotesOf(text, phrase).map((quote) => ({ kind, title, ...quote })),
  );
}
