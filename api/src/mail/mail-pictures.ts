import type { MailKey } from './mail-texts';

export interface MailPicture {
  src: string;
  /** Shown by mail programs that load no pictures. */
  alt: string;
}

const FOLDER = '/images/mail';

const ORDER = { file: 'order.png', alt: 'INVIS DUOS: блок охраны, маяк, радиометка и\u00A0реле на\u00A0одной линейке' };
const ACCOUNT = { file: 'account.png', alt: 'INVIS DUOS: сообщение в\u00A0телефоне и\u00A0метка рядом с\u00A0машиной' };
const SUPPORT = { file: 'support.png', alt: 'INVIS DUOS: трекер и\u00A0ответ поддержки в\u00A0телефоне' };

/** Mails to the shop have none: they are read to work with. */
const PICTURES: Partial<Record<MailKey, { file: string; alt: string }>> = {
  emailConfirmation: ACCOUNT,
  passwordRecovery: ACCOUNT,
  orderBuyerPerson: ORDER,
  orderBuyerCompany: ORDER,
  orderBuyerFast: ORDER,
  orderBuyerChanged: ORDER,
  orderBuyerCancelled: ORDER,
  messageVisitorCopy: SUPPORT,
  stockNoticeRequested: ORDER,
  stockNoticeArrived: ORDER,
  emailChangeConfirmation: ACCOUNT,
  emailChangedNew: ACCOUNT,
  studioOwner: ACCOUNT,
  studioInvitation: ACCOUNT,
};

/**
 * The drawing at the top of a mail, a file of the site that is the same for everybody: loading it
 * tells nothing about the reader.
 */
export function pictureOf(key: MailKey, publicUrl: string): MailPicture | null {
  const picture = PICTURES[key];
  return picture ? { src: `${publicUrl}${FOLDER}/${picture.file}`, alt: picture.alt } : null;
}
