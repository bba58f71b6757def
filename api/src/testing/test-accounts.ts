import { readEmail } from '@shop/shared/format';
import type { Database } from '../db/database';
import type { SignupInput } from '../generated/resolvers-types';
import type { TestShop } from './test-shop';

const USER = '{ id email fullname phone active city birthDate gender newEmail }';
const OPERATIONS = {
  signin: 'query ($input: SigninInput!) { signin(input: $input) { token } }',
  signup: 'query ($input: SignupInput!) { signup(input: $input) { id } }',
  confirmEmail: 'query ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { isConfirmed } }',
  recoveryPassword: 'query ($input: RecoveryPasswordInput!) { recoveryPassword(input: $input) { success } }',
  resetPassword: 'query ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }',
  currentUser: `{ currentUser ${USER} }`,
  updateCurrentUserInfo: `mutation ($input: UserInfoInput!) { updateCurrentUserInfo(input: $input) ${USER} }`,
  updateCurrentUserPhone: `mutation ($input: UserPhoneInput!) { updateCurrentUserPhone(input: $input) ${USER} }`,
  updateCurrentUserEmail: `mutation ($input: UserEmailInput!) { updateCurrentUserEmail(input: $input) ${USER} }`,
  updateCurrentUserPassword: `mutation ($input: UserPasswordInput!) { updateCurrentUserPassword(input: $input) ${USER} }`,
  resendEmailConfirmation: 'mutation { resendEmailConfirmation { success } }',
  cancelEmailChange: `mutation { cancelEmailChange ${USER} }`,
  resendSignupConfirmation: 'mutation ($input: SigninInput!) { resendSignupConfirmation(input: $input) { success } }',
  deleteCurrentUser: 'mutation ($input: DeleteUserInput!) { deleteCurrentUser(input: $input) { success } }',
  signout: 'mutation { signout { success } }',
} as const;

export type AccountOperation = keyof typeof OPERATIONS;

export interface AccountAnswer {
  /** The operation's result; null when it was refused. */
  value: Record<string, unknown> | null;
  refusal: Record<string, unknown> | null;
  message: string | null;
}

export interface SentMail {
  recipient: string;
  subject: string;
  html: string;
  body: string;
}

/** A valid sign-up for tests to change. */
export function signupInput(changes: Partial<SignupInput> = {}): SignupInput {
  return {
    email: 'anna@example.ru',
    phone: '79120004164',
    fullname: 'Анна Ветрова',
    password: 'пароль 123',
    ...changes,
  };
}

export function bearer(token: unknown): { authorization: string } {
  return { authorization: `Bearer ${String(token)}` };
}

/** The link in a mail. */
export function linkOf(mail: SentMail | undefined): URL {
  return new URL(/http:\S+token\S+|http:\S+confirmEmail\S+/.exec(mail?.body ?? '')?.[0] ?? 'http://no.link');
}

/** Calls the account operations of a shop, and reads the mails they send. */
export function accountsOf(shop: TestShop, db: Database) {
  async function call(
    operation: AccountOperation,
    input: object = {},
    headers: Record<string, string> = {},
  ): Promise<AccountAnswer> {
    const { data, errors } = await shop.request(OPERATIONS[operation], { input }, headers);
    const value = data?.[operation];
    return {
      value: value == null ? null : Object(value),
      refusal: errors[0]?.extensions ?? null,
      message: errors[0]?.message ?? null,
    };
  }

  async function mailsTo(recipient: string): Promise<SentMail[]> {
    const { rows } = await db.query<SentMail>(
      'select recipient, subject, html, body from outbox where recipient = $1 order by id',
      [recipient],
    );
    // The texts use no-break spaces after short words.
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    return rows.map((mail) => ({
      ...mail,
      subject: plain(mail.subject),
      html: plain(mail.html),
      body: plain(mail.body),
    }));
  }

  return {
    call,
    mailsTo,

    /** The token in the last mail to this address. */
    async mailedToken(recipient: string): Promise<string> {
      const { searchParams } = linkOf((await mailsTo(recipient)).at(-1));
      return searchParams.get('confirmEmail') ?? searchParams.get('token') ?? '';
    },

    /** Signs up and confirms the address. */
    async join(changes: Partial<SignupInput> = {}): Promise<SignupInput> {
      const input = signupInput(changes);
      await call('signup', input);
      await call('confirmEmail', { email: input.email, token: await this.mailedToken(readEmail(input.email)) });
      return input;
    },

    /** Headers of a new session. */
    async signIn(
      { email, password }: Pick<SignupInput, 'email' | 'password'>,
      headers: Record<string, string> = {},
    ): Promise<{ authorization: string }> {
      const { value } = await call('signin', { login: email, password }, headers);
      return bearer(value?.token);
    },
  };
}

export type Accounts = ReturnType<typeof accountsOf>;
