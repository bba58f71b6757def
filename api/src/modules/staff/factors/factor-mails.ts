import type { Mail } from '../../../mail/outbox-repository';
import { renderMail } from '../../../mail/render-mail';

/** To a person who adds the first factor: nobody else can use the link. */
export function factorLinkMail(email: string, token: string, publicUrl: string): Mail {
  const values = { url: `/admin?invite=${token}` };
  return renderMail({ key: 'staffFactorLink', recipient: email, values, publicUrl });
}

/** To a person and the owners: whose factors have changed, and how. */
export function factorChangedMail(email: string, person: string, what: string, publicUrl: string): Mail {
  return renderMail({ key: 'staffFactorChanged', recipient: email, values: { person, what }, publicUrl });
}
