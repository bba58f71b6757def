import { mailboxKey } from '../../rate-limit/mailbox-key';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { ALL_RIGHTS } from '../../staff-rights';
import { ownerMail } from './staff-mails';
import type { StaffServices } from './staff-services';

/** A program that is restarted again and again must not fill the mailbox. */
const TO_OWNER: RateLimit = { name: 'staff-owner-mails', hits: 5, windowSeconds: 60 * 60 };

/**
 * Mails the owner a link that gives all rights, as long as nobody has them all. Links that went to
 * another mailbox, which the setting named before, stop working.
 */
export async function inviteOwner(services: StaffServices, email: string | null): Promise<void> {
  const { staff, invites, limits, inTransaction, onMailQueued, publicUrl } = services;
  await invites.endOwners(email);
  if (email === null || (await staff.hasOwner())) return;
  if ((await limits.count(TO_OWNER, mailboxKey(email))) > 0) return;
  await inTransaction(async (tx) => {
    const token = await tx.invites.create({ email, rights: ALL_RIGHTS, invitedBy: null });
    await tx.outbox.add(ownerMail(email, token, publicUrl));
  });
  onMailQueued();
}
