import { readPhone } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { CurrentUser, UserPhoneInput } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { changedPhoneError, checkFields, passwordError } from './account-fields';
import type { AccountServices, Requester } from './account-services';
import { phoneChangedMail } from './account-mails';
import { checkCurrentPassword } from './current-password';
import { present, toCurrentUser } from './current-user';
import { accountKey } from './password-attempts';
import { PHONE_TAKEN } from './taken';

const WRONG_PHONE = 'Введенный номер телефона не совпадает с текущим';
// Each answer says whether somebody has the number.
const CHANGE_LIMIT: RateLimit = { name: 'phone-changes', hits: 5, windowSeconds: 60 * 60 };

/**
 * Changes the phone for a user who knows the current one and the password. A mail tells the owner,
 * in case somebody else did.
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT; TOO_MANY_REQUESTS
 */
export async function updateUserPhone(
  services: AccountServices,
  userId: number,
  { phone, newPhone, ...input }: UserPhoneInput,
  requester: Requester,
): Promise<CurrentUser> {
  const { users, limits, publicUrl } = services;
  const user = present(await users.findById(userId));
  const password = input.password ?? '';
  checkFields({
    phone: readPhone(phone) === user.phone ? null : WRONG_PHONE,
    newPhone: changedPhoneError(newPhone, phone),
    password: passwordError(password),
  });
  await checkCurrentPassword(services, user, password, requester);
  refuseWhenPassed(await limits.count(CHANGE_LIMIT, accountKey(userId)), 'changes of phone');
  const changed = await services.inTransaction(async (tx) => {
    const updated = await tx.users.setPhone(userId, readPhone(newPhone));
    if (updated) await tx.outbox.add(phoneChangedMail(updated, updated.phone, publicUrl));
    return updated;
  });
  if (!changed) throw new AppError('CONFLICT', 'phone taken', { text: PHONE_TAKEN });
  requester.record('phone-changed', { userId });
  services.onMailQueued();
  return toCurrentUser(changed);
}
