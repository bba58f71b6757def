import { randomInt } from 'node:crypto';
import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test';
import { postGraphql } from './api';
import { type Mail, readOutbox } from './outbox';
import { waitForHydration } from './pages';

/** A person with an account. Each test has its own. */
export interface Person {
  fullname: string;
  email: string;
  /** Ten digits, without the country's 7. */
  phone: string;
  password: string;
}

const tenDigits = () => String(randomInt(9_000_000_000, 10_000_000_000));

export function newPerson(): Person {
  const phone = tenDigits();
  return { fullname: 'Орлова Мария Игоревна', email: `user-${phone}@example.ru`, phone, password: 'соль и перец 7' };
}

async function findMail(dataDir: string, to: string, subject: RegExp): Promise<Mail | undefined> {
  const mails = await readOutbox(dataDir);
  return mails.find((mail) => mail.to.includes(to) && subject.test(mail.subject));
}

/** The link in a mail. */
export async function mailedLink(dataDir: string, to: string, kind: 'confirmEmail' | 'reset'): Promise<string> {
  const pattern = kind === 'reset' ? /https?:\/\/\S+\/reset\?token=[^\s"<]+/ : /https?:\/\/\S+\?confirmEmail=[^\s"<]+/;
  let link: string | undefined;
  await expect(async () => {
    const mail = await findMail(dataDir, to, kind === 'reset' ? /парол/i : /подтвер/i);
    link = pattern.exec(mail?.text ?? '')?.[0];
    expect(link, `mail to ${to}`).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [50] });
  return link ?? '';
}

/** The value of an answer's only field; a refusal fails the test. */
async function queryApi<T>(siteUrl: string, query: string, variables: object, token?: string): Promise<T> {
  const { body } = await postGraphql(siteUrl, query, variables, token);
  if (!body.data) throw new Error(`the API refused: ${JSON.stringify(body.errors)}`);
  return Object.values(body.data)[0] as T;
}

/** Sends an operation as the user of a token. */
export const queryApiAs = <T>(siteUrl: string, token: string, query: string, variables: object = {}): Promise<T> =>
  queryApi<T>(siteUrl, query, variables, token);

/** Creates an account by the API and confirms it by its mail. */
export async function makeUser(siteUrl: string, dataDir: string): Promise<Person> {
  const person = newPerson();
  const { email, fullname, password, phone } = person;
  const input = { email, fullname, password, phone: `7${phone}` };
  await queryApi(siteUrl, 'query ($input: SignupInput!) { signup(input: $input) { id } }', { input });
  const link = new URL(await mailedLink(dataDir, email, 'confirmEmail'));
  await queryApi(siteUrl, 'query ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { isConfirmed } }', {
    input: { email, token: link.searchParams.get('confirmEmail') },
  });
  return person;
}

/** Opens another session by the API. */
export async function openSession(siteUrl: string, { email, password }: Person): Promise<string> {
  const { token } = await queryApi<{ token: string }>(
    siteUrl,
    'query ($input: SigninInput!) { signin(input: $input) { token } }',
    { input: { login: email, password } },
  );
  return token;
}

/** Signs the browser in before it opens a page. Returns the token. */
export async function enterAs(context: BrowserContext, siteUrl: string, person: Person): Promise<string> {
  const token = await openSession(siteUrl, person);
  await context.addCookies([{ name: 'x-auth-token', value: token, url: siteUrl }]);
  return token;
}

export const authDialog = (page: Page): Locator => page.getByRole('dialog');

/** The menu that the header shows once the user is known. */
export const userMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Мария Игоревна' });

export const enterButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Войти' });

/** Signs in with the open dialog, which remembers the last kind; waits for the page after it. */
export async function signInByDialog(page: Page, person: Person, by: 'phone' | 'email' = 'email'): Promise<void> {
  const dialog = authDialog(page);
  if (by === 'email') {
    await dialog.getByRole('button', { name: 'По адресу E-mail' }).click();
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  } else {
    await dialog.getByRole('button', { name: 'По номеру телефона' }).click();
    await dialog.getByRole('textbox', { name: 'Телефон' }).fill(person.phone);
  }
  await dialog.getByLabel('Пароль', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await waitForHydration(page);
  await expect(userMenu(page)).toBeVisible();
}

/** A toast by its title. */
export const toast = (page: Page, title: string): Locator => page.getByRole('status').getByText(title, { exact: true });
