import { AppError } from '../../errors/app-error';
import type { CurrentUser, UserInfoInput, UserPhoneInput } from '../../generated/resolvers-types';
import {
  birthDateError,
  checkFields,
  lengthError,
  lineError,
  MAX_CITY,
  MAX_NAME,
  phoneError,
  readLine,
  readPhone,
} from './account-fields';
import type { AccountServices } from './account-services';
import { present, toCurrentUser } from './current-user';
import { PHONE_TAKEN } from './taken';

const WRONG_PHONE = 'Введенный номер телефона не совпадает с текущим';

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
    fullname: lineError(fullname, MAX_NAME),
    city: lengthError(city ?? '', MAX_CITY),
    birthDate: birthDateError(birthDate),
  });
  return toCurrentUser(present(await users.setInfo(userId, { fullname, city, birthDate, gender })));
}

/**
 * Changes the phone for a user who knows the current one.
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT
 */
export async function updateUserPhone(
  { users }: AccountServices,
  userId: number,
  { phone, newPhone }: UserPhoneInput,
): Promise<CurrentUser> {
  const user = present(await users.findById(userId));
  checkFields({
    phone: readPhone(phone) === user.phone ? null : WRONG_PHONE,
    newPhone: phoneError(newPhone),
  });
  const changed = await users.setPhone(userId, readPhone(newPhone));
  if (!changed) throw new AppError('CONFLICT', 'phone taken', { text: PHONE_TAKEN });
  return toCurrentUser(changed);
}
