import type { StaffRole } from '../../generated/resolvers-types';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';

const inviteUrl = (token: string) => `/studio?invite=${token}`;

const MAY: Record<StaffRole, string> = {
  editor: 'править страницы и\u00A0показывать черновики',
  publisher: 'править и\u00A0публиковать страницы, приглашать и\u00A0исключать людей',
};

/** To the mailbox of STUDIO_OWNER: the link for the first publisher. */
export function ownerMail(email: string, token: string, publicUrl: string): Mail {
  return renderMail({ key: 'studioOwner', recipient: email, values: { url: inviteUrl(token) }, publicUrl });
}

/** To somebody whom a publisher invites. */
export function invitationMail(email: string, role: StaffRole, token: string, publicUrl: string): Mail {
  const values = { url: inviteUrl(token), may: MAY[role] };
  return renderMail({ key: 'studioInvitation', recipient: email, values, publicUrl });
}
