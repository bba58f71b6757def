import { RESET_FACTOR_PATH } from '@shop/node/operator';
import { RefusedError } from '@shop/node/refused-error';
import { askOperator } from './ask-operator';

/**
 * `reset-factor <email>`: ends the second factors and the sessions of one of the staff, who gets a
 * link for a new one; that person and all owners are told by mail.
 * @param command how it was called, for the usage
 * @throws RefusedError when it is called wrongly, nobody of the staff has the e-mail, or the API
 *   does not answer
 */
export async function manageStaff([action, email, ...more]: readonly string[], command: string): Promise<void> {
  if (action !== 'reset-factor' || !email || more.length > 0)
    throw new RefusedError(`usage: ${command} reset-factor anna@example.ru`);
  const { isDone, message } = await askOperator(process.env, RESET_FACTOR_PATH, { email });
  if (!isDone) throw new RefusedError(`${email}: ${message}`);
  process.stdout.write(
    `${email}: the second factor is reset and all sessions are ended; a link for a new one is mailed, and all owners are told\n`,
  );
}
