import { SOCIAL_LINKS, type SiteParts } from '@shop/shared/page-documents';
import type { MutationStaffSaveSiteArgs, StaffSite, StaffSiteInput } from '../../generated/resolvers-types';
import { refuseStale, type SavedFields } from '../staff-shop/refuse-stale';
import { readAnnouncement, toStaffAnnouncement } from './announcement';
import { readMenus, siteMenus, toStaffMenus } from './menus';
import { readSocials } from './socials';
import type { SiteServices, SiteTransaction } from './site-services';

const TABLE = { name: 'site', action: 'save-site' } as const;

type ReadSite = Pick<SiteServices, 'parts' | 'tables' | 'pages' | 'release'>;

/** What all pages share, as publishers edit it. */
export async function getSite({ parts, tables, pages, release }: ReadSite): Promise<StaffSite> {
  // Before the rest: what is older than its revision would overwrite the work of others.
  const revision = await tables.getRevision(TABLE.name);
  const { announcement, menus, socials = SOCIAL_LINKS } = await parts.findAll();
  return {
    revision,
    announcement: announcement ? toStaffAnnouncement(announcement) : null,
    menus: toStaffMenus(await siteMenus({ pages, release }), menus),
    socials: socials.map(({ kind, href }) => ({ kind, href })),
  };
}

async function readParts(input: StaffSiteInput, before: SiteParts, tx: SiteTransaction): Promise<SiteParts> {
  const { announcement, menus, socials } = input;
  return {
    ...before,
    ...(announcement !== undefined && {
      announcement: announcement ? await readAnnouncement(announcement, before.announcement, tx) : undefined,
    }),
    ...(menus && { menus: await readMenus(menus, before.menus, tx) }),
    ...(socials && { socials: readSocials(socials) }),
  };
}

/**
 * Changes what all pages share. Hosts show it within 3 s.
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT with `conflict`
 */
export async function saveSite(
  services: SiteServices,
  userId: number,
  { revision: seen, input }: MutationStaffSaveSiteArgs,
): Promise<StaffSite> {
  await services.inTransaction(async (tx) => {
    await refuseStale(tx.tables, TABLE, seen);
    const before = await tx.parts.findAll();
    const after = await readParts(input, before, tx);
    const names = (['announcement', 'menus', 'socials'] as const).filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    );
    if (names.length === 0) return;
    for (const name of names) await tx.parts.save(name, after[name]);
    const details: SavedFields = { revision: await tx.tables.raise(TABLE.name), fields: names };
    await tx.audit.add({ action: TABLE.action, userId, details: { ...details } });
  });
  await services.onPublished();
  return getSite(services);
}
