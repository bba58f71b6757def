import type { MutationStaffAddRedirectArgs, StaffRedirect } from '../../generated/resolvers-types';
import { AppError } from '../../errors/app-error';
import { checkFields } from '../account/account-fields';
import { leadsSomewhere } from '../pages/leads-somewhere';
import { findTaken, getRelease } from '../pages/page-addresses';
import type { ListedRedirectRow } from '../pages/redirect-repository';
import { pathOfAddress, readFrom, readTo } from './redirect-address';
import type { SiteServices, SiteTransaction } from './site-services';

/** Every host keeps them all. */
const MAX_OWN = 1000;
const TEXTS = {
  there: (to: string) => `Этот адрес уже ведёт на\u00A0${to}`,
  leading: (from: string) => `На\u00A0этот адрес уже ведёт переадресация с\u00A0${from}: удалите её`,
  loop: 'Адрес ведёт сам на\u00A0себя',
  chain: (to: string) => `Этот адрес сам переадресован на\u00A0${to}: укажите его`,
  product: 'Этот товар переехал: укажите его нынешний адрес',
  dead: (path: string) => `Адреса «${path}» на\u00A0сайте нет`,
  full: `Переадресаций не\u00A0больше ${MAX_OWN}: удалите ненужные`,
  none: 'Такой переадресации нет',
} as const;

const shown = (address: string) => decodeURI(address);

function toStaffRedirect({ from_path: from, to_path: to, page_id: pageId, ...row }: ListedRedirectRow): StaffRedirect {
  return {
    from: shown(from),
    to: shown(to),
    isOwn: pageId === null,
    madeBy: row.made_by_name,
    madeAt: row.made_at.toISOString(),
  };
}

/** All redirects of pages and of people, by address. */
export async function listRedirects({ redirects }: Pick<SiteServices, 'redirects'>): Promise<StaffRedirect[]> {
  return (await redirects.findAll()).map(toStaffRedirect);
}

/** Who answers the address now, or leads to it. A page that is off has left its address free. */
async function findFromError(from: string, tx: SiteTransaction): Promise<string | null> {
  const known = await tx.redirects.find(from);
  if (known) return TEXTS.there(shown(known.to_path));
  const page = await tx.pages.findByPath(from);
  const taken = await findTaken(from, page?.state === 'off' ? page.id : null, tx, await getRelease(tx));
  if (taken !== null) return taken;
  const leading = await tx.redirects.findOwnTo(from);
  return leading && TEXTS.leading(shown(leading.from_path));
}

async function findToError(to: string, from: string, tx: SiteTransaction): Promise<string | null> {
  if (!to.startsWith('/')) return null;
  const path = pathOfAddress(to);
  if (path === from) return TEXTS.loop;
  const next = await tx.redirects.find(path);
  if (next) return TEXTS.chain(shown(next.to_path));
  if ((await tx.goods.findNameByOldSlug(path.slice(1))) !== null) return TEXTS.product;
  return (await leadsSomewhere(path, tx, await getRelease(tx))) ? null : TEXTS.dead(shown(path));
}

/**
 * Leads an address that nobody answers elsewhere, with 301.
 * @throws AppError BAD_REQUEST with `fields.from`, `fields.to`; CONFLICT while no host has told
 *   what the site consists of
 */
export async function addRedirect(
  services: SiteServices,
  userId: number,
  typed: MutationStaffAddRedirectArgs,
): Promise<StaffRedirect> {
  const { address: from, error: fromForm } = readFrom(typed.from, services.publicUrl);
  const { address: to, error: toForm } = readTo(typed.to, services.publicUrl);
  checkFields({ from: fromForm, to: toForm });
  const added = await services.inTransaction(async (tx) => {
    await tx.pages.lockSite();
    checkFields({ from: await findFromError(from, tx), to: await findToError(to, from, tx) });
    if ((await tx.redirects.countOwn()) >= MAX_OWN) checkFields({ from: TEXTS.full });
    await tx.redirects.addOwn(from, to, userId);
    await tx.audit.add({ action: 'add-redirect', userId, details: { from, to } });
    return (await tx.redirects.findAll()).find((row) => row.from_path === from);
  });
  if (!added) throw new Error('the redirect was added in this transaction');
  await services.onPublished();
  return toStaffRedirect(added);
}

/** @throws AppError NOT_FOUND */
export async function removeRedirect(
  services: SiteServices,
  userId: number,
  from: string,
): Promise<{ success: boolean }> {
  await services.inTransaction(async (tx) => {
    const { address } = readFrom(from, services.publicUrl);
    const to = await tx.redirects.removeOwn(address);
    if (to === null) throw new AppError('NOT_FOUND', 'no such redirect', { text: TEXTS.none });
    await tx.audit.add({ action: 'remove-redirect', userId, details: { from: address, to } });
  });
  await services.onPublished();
  return { success: true };
}
