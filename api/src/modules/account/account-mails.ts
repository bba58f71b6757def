import { formatPhone } from '@shop/shared/format';
import { showEmail } from '../../input/show-email';
import { mailTime } from '../../mail/mail-time';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail, type MailKey } from '../../mail/render-mail';
import type { UserRow } from './user-repository';

/** The recipient of a mail. */
type Addressee = Pick<UserRow, 'email' | 'fullname'>;

function compose(
  key: MailKey,
  { email, fullname }: Addressee,
  publicUrl: string,
  values: Record<string, string>,
): Mail {
  return renderMail({
    key,
    recipient: email,
    values: { name: fullname, email: showEmail(email), ...values },
    publicUrl,
  });
}

function confirmationUrl({ email }: Addressee, token: string): string {
  return `/?confirmEmail=${token}&email=${encodeURIComponent(showEmail(email))}`;
}

/** To a new user: the link that confirms the address. */
export function confirmationMail(user: Addressee, token: string, publicUrl: string): Mail {
  return compose('emailConfirmation', user, publicUrl, { url: confirmationUrl(user, token) });
}

/** To the new address of a user: the link that confirms it. */
export function newEmailMail(user: Addressee, token: string, publicUrl: string): Mail {
  return compose('emailChangeConfirmation', user, publicUrl, { url: confirmationUrl(user, token) });
}

/** To a user who forgot the password: the link for a new one. */
export function recoveryMail(user: Addressee, token: string, publicUrl: string): Mail {
  const url = `/reset?token=${token}&email=${encodeURIComponent(showEmail(user.email))}`;
  return compose('passwordRecovery', user, publicUrl, { url });
}

/** Warns the owner, in case somebody else changed it. */
export function passwordChangedMail(user: Addressee, publicUrl: string): Mail {
  return compose('passwordChanged', user, publicUrl, { changedAt: mailTime(new Date()) });
}

/** `+7 9** ***-**-64`: enough for the owner to know the number again. */
function maskDigits(phone: string): string {
  return formatPhone(phone).replace(/(?<=^\+7 \d.*)\d(?=.*\d{2}$)/g, '*');
}

/** Warns the owner, in case somebody else changed it. */
export function phoneChangedMail(user: Addressee, newPhone: string, publicUrl: string): Mail {
  const values = { changedAt: mailTime(new Date()), newPhoneMasked: maskDigits(newPhone) };
  return compose('phoneChanged', user, publicUrl, values);
}

/** To the address of a deleted account, in case somebody else deleted it. */
export function accountDeletedMail(user: Addressee, publicUrl: string): Mail {
  return compose('accountDeleted', user, publicUrl, { deletedAt: mailTime(new Date()) });
}

/** `a***@example.ru`: strangers may read the old mailbox by now. */
function maskEmail(email: string): string {
  return showEmail(email).replace(/^(.).*@/u, '$1***@');
}

/** To the present address, in case somebody else asked for the change. */
export function emailChangeRequestedMail(user: Addressee, newEmail: string, publicUrl: string): Mail {
  const requestedAt = mailTime(new Date());
  return compose('emailChangeRequested', user, publicUrl, { requestedAt, newEmailMasked: maskEmail(newEmail) });
}

/** One mail to the old address, one to the new. */
export function emailChangedMails(before: Addressee, after: Addressee, publicUrl: string): Mail[] {
  const changedAt = mailTime(new Date());
  const newEmailMasked = maskEmail(after.email);
  return [
    compose('emailChangedOld', before, publicUrl, { changedAt, newEmailMasked }),
    compose('emailChangedNew', after, publicUrl, { changedAt }),
  ];
}
