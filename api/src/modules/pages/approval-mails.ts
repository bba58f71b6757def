import type { StaffPage } from '../../generated/resolvers-types';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';

interface Approval {
  /** The recipient's. */
  email: string;
  /** Who asks or declines. */
  who: string;
  page: Pick<StaffPage, 'id' | 'title'>;
  note: string | null;
}

const valuesOf = ({ who, page, note }: Approval) => ({
  who,
  title: page.title,
  note: note ?? 'Без\u00A0замечаний.',
  url: `/studio/${page.id}`,
});

/** To each publisher: somebody asks to publish a draft. */
export const approvalAskedMail = (approval: Approval, publicUrl: string): Mail =>
  renderMail({ key: 'approvalAsked', recipient: approval.email, values: valuesOf(approval), publicUrl });

/** To whoever has asked: what is to be changed first. */
export const approvalDeclinedMail = (approval: Approval, publicUrl: string): Mail =>
  renderMail({ key: 'approvalDeclined', recipient: approval.email, values: valuesOf(approval), publicUrl });
