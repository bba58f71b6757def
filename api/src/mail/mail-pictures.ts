import { thumbnailOf } from '@shop/node/social-picture/thumbnail';
import type { MailKey } from './mail-texts';

export interface MailPicture {
  src: string;
  /** Shown by mail programs that load no pictures. */
  alt: string;
}

const FOLDER = '/images/mail';

const GOODS = { file: 'order.png', alt: 'INVIS DUOS: блок охраны, маяк, радиометка и\u00A0реле на\u00A0одной линейке' };
const ACCOUNT = { file: 'account.png', alt: 'INVIS DUOS: сообщение в\u00A0телефоне и\u00A0метка рядом с\u00A0машиной' };
const SUPPORT = { file: 'support.png', alt: 'INVIS DUOS: трекер и\u00A0ответ поддержки в\u00A0телефоне' };

/**
 * Mails to the shop have none: they are read to work with. Those about orders show what was bought.
 */
const PICTURES: Partial<Record<MailKey, { file: string; alt: string }>> = {
  emailConfirmation: ACCOUNT,
  passwordRecovery: ACCOUNT,
  messageVisitorCopy: SUPPORT,
  stockNoticeRequested: GOODS,
  stockNoticeArrived: GOODS,
  emailChangeConfirmation: ACCOUNT,
  emailChangedNew: ACCOUNT,
  phoneChanged: ACCOUNT,
  staffOwner: ACCOUNT,
  staffInvitation: ACCOUNT,
  staffFactorLink: ACCOUNT,
  staffFactorChanged: ACCOUNT,
};

/**
 * The drawing at the top of a mail, a file of the site that is the same for everybody: loading it
 * tells nothing about the reader.
 */
export function pictureOf(key: MailKey, publicUrl: string): MailPicture | null {
  const picture = PICTURES[key];
  return picture ? { src: `${publicUrl}${FOLDER}/${picture.file}`, alt: picture.alt } : null;
}

/** A product whose picture a mail shows; without one, or for a service, there is none. */
export interface PicturedProduct {
  name: string;
  img: string | null;
}

const MOST_GOODS = 4;

/**
 * Pictures of products, each once. They are files of the site, too, and say nothing about who
 * bought them.
 */
export function picturesOf(products: readonly PicturedProduct[], publicUrl: string): MailPicture[] {
  const pictured = new Map(products.flatMap(({ name, img }) => (img ? [[img, name] as const] : [])));
  return [...pictured].slice(0, MOST_GOODS).map(([img, alt]) => ({ src: `${publicUrl}${thumbnailOf(img)}`, alt }));
}
