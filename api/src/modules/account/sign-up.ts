import { LIMITS } from '@shop/shared/validation';
import { readEmail, readPhone } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { SignupInput, SignupPayload } from '../../generated/resolvers-types';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { checkFields, emailError, lineError, newPasswordError, phoneError, readLine } from './account-fields';
import { confirmationMail } from './account-mails';
import type { AccountServices, AccountTransaction, Requester } from './account-services';
import { EMAIL_TOKEN_SECONDS } from './email-token-repository';
import { EMAIL_TAKEN, PHONE_TAKEN } from './taken';
import type { NewUserRow, UserRepository } from './user-repository';

const SIGNUP_LIMIT: RateLimit = { name: 'signups', hits: 30, windowSeconds: 60 * 60 };

type NewUser = Omit<NewUserRow, 'password_hash'>;

function readNewUser({ email, phone, fullname, password }: SignupInput): NewUser {
  const user = { email: readEmail(email), phone: readPhone(phone), fullname: readLine(fullname) };
  checkFields({
    email: emailError(user.email),
    phone: phoneError(phone),
    fullname: lineError(user.fullname, LIMITS.maxName),
    password: newPasswordError(password),
  });
  return user;
}

/** @throws AppError CONFLICT */
async function refuseTaken(users: UserRepository, { email, phone }: NewUser): Promise<void> {
  if (await users.findByEmail(email)) throw new AppError('CONFLICT', 'e-mail taken', { text: EMAIL_TAKEN });
  if (await users.findByPhone(phone)) throw new AppError('CONFLICT', 'phone taken', { text: PHONE_TAKEN });
}

/** Returns the new user's id; null when somebody took the e-mail or the phone meanwhile. */
async function writeUser(
  { users, consents, tokens, outbox }: AccountTransaction,
  user: NewUserRow,
  { address, publicUrl }: { address: string; publicUrl: string },
): Promise<number | null> {
  const id = await users.insert(user);
  if (id === null) return null;
  await consents.insert({ purpose: 'account', isGiven: true, userId: id, email: user.email, address });
  await outbox.add(confirmationMail(user, await tokens.create(id, 'confirmation'), publicUrl));
  return id;
}

/**
 * Creates a user who can sign in once the e-mail is confirmed. The account, the consent and the
 * mail are written in one transaction.
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT with a text to show; TOO_MANY_REQUESTS
 */
export async function signUp(
  services: AccountServices,
  input: SignupInput,
  { address }: Requester,
): Promise<SignupPayload> {
  const { users, limits, passwords, publicUrl } = services;
  const user = readNewUser(input);
  refuseWhenPassed(await limits.count(SIGNUP_LIMIT, address), 'sign-ups');
  await users.deleteUnconfirmed(EMAIL_TOKEN_SECONDS.confirmation);
  await refuseTaken(users, user);

  const row = { ...user, password_hash: await passwords.hash(input.password) };
  const id = await services.inTransaction((tx) => writeUser(tx, row, { address, publicUrl }));
  if (id === null) {
    await refuseTaken(users, user);
    throw new Error('the user who had the e-mail or phone no longer exists');
  }
  services.onMailQueued();
  return { id };
}
