import { LIMITS } from '@shop/shared/validation';
import type { CurrentUser, UserInfoInput } from '../../generated/resolvers-types';
import { birthDateError, checkFields, lengthError, lineError, readLine } from './account-fields';
import type { AccountServices } from './account-services';
import { present, toCurrentUser } from './current-user';

/**
 * Changes name, city, date of birth and gender. An omitted field stays; null clears it.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function updateUserInfo(
  { users }: AccountServices,
  userId: number,
  { fullname: writtenName, city: writtenCity, birthDate, gender }: UserInfoInput,
): Promise<CurrentUser> {
  const fullname = readLine(writtenName);
  const city = writtenCity == null ? writtenCity : readLine(writtenCity) || null;
  checkFields({
    fullname: lineError(fullname, LIMITS.maxName),
    city: lengthError(city ?? '', LIMITS.maxCity),
    birthDate: birthDateError(birthDate),
  });
  return toCurrentUser(present(await users.setInfo(userId, { fullname, city, birthDate, gender })));
}
