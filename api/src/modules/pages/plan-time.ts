import { readInstant } from '@shop/shared/format';

const MAX_AHEAD_MS = 366 * 24 * 60 * 60_000;
const TEXTS = {
  instant: 'Нужны день и\u00A0время',
  past: 'Это время уже прошло',
  farAhead: 'Запланировать можно не\u00A0больше чем на\u00A0год вперёд',
};

/** What is wrong with an instant that something is planned for; null when nothing is. */
export function planTimeError(at: string): string | null {
  const time = readInstant(at);
  if (time === null) return TEXTS.instant;
  if (time <= Date.now()) return TEXTS.past;
  return time - Date.now() > MAX_AHEAD_MS ? TEXTS.farAhead : null;
}
