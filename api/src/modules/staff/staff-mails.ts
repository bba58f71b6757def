import type { StaffRight } from '../../generated/resolvers-types';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';

/** Rights that are used in «Магазин» only. */
const OF_ADMIN: readonly StaffRight[] = ['orders', 'goods', 'shop', 'leads'];

const MAY: Record<StaffRight, string> = {
  orders: 'вести заказы',
  goods: 'вести товары и\u00A0остатки',
  shop: 'менять настройки магазина',
  pages: 'править страницы и\u00A0показывать черновики',
  publish: 'публиковать страницы',
  people: 'приглашать и\u00A0исключать людей',
  leads: 'отвечать на\u00A0заявки, отзывы и\u00A0вопросы',
};

const inStudio = (token: string) => `/studio?invite=${token}`;
const inAdmin = (token: string) => `/admin?invite=${token}`;

/** To the mailbox of STAFF_OWNER: the link for the first owner, in «Магазин» or in the studio. */
export function ownerMail(email: string, token: string, publicUrl: string): Mail {
  const values = { url: inAdmin(token), studioUrl: inStudio(token) };
  return renderMail({ key: 'staffOwner', recipient: email, values, publicUrl });
}

/** To somebody who is invited: leads to where their rights are used. */
export function invitationMail(
  { email, rights, who }: { email: string; rights: readonly StaffRight[]; who: string },
  token: string,
  publicUrl: string,
): Mail {
  const isForStudio = rights.includes('pages') && !rights.some((right) => OF_ADMIN.includes(right));
  const values = {
    who,
    url: isForStudio ? inStudio(token) : inAdmin(token),
    may: rights.map((right) => MAY[right]).join(', '),
  };
  return renderMail({ key: 'staffInvitation', recipient: email, values, publicUrl });
}
