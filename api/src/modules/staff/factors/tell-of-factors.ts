import type { StaffTransaction } from '../staff-services';
import { factorChangedMail } from './factor-mails';

const WHAT = {
  'add-totp': 'подключено приложение с\u00A0кодами',
  'add-passkey': 'добавлен ключ входа',
  'remove-totp': 'отключено приложение с\u00A0кодами',
  'remove-passkey': 'удалён ключ входа',
  'renew-codes': 'выданы новые запасные коды',
  'use-code': 'вход подтверждён запасным кодом',
  reset: 'второй способ входа сброшен, все сеансы завершены',
  'reset-at-machine': 'второй способ входа сброшен командой на\u00A0сервере магазина, все сеансы завершены',
} as const;

export type FactorChange = keyof typeof WHAT;

/** Mails a change to the person and to all owners: whoever did not make it must learn of it. */
export async function tellOfFactors(
  { staff, outbox }: Pick<StaffTransaction, 'staff' | 'outbox'>,
  userId: number,
  change: FactorChange,
  publicUrl: string,
): Promise<void> {
  const person = await staff.findPerson(userId);
  if (!person) return;
  const told = new Set([person.email, ...(await staff.findOwners()).map(({ email }) => email)]);
  for (const email of told) await outbox.add(factorChangedMail(email, person.fullname, WHAT[change], publicUrl));
}
