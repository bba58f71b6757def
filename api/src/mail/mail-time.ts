import { formatDateTime } from '@shop/shared/format';

/** A moment as mails write it: their readers are in eleven time zones. */
export function mailTime(moment: Parameters<typeof formatDateTime>[0]): string {
  return `${formatDateTime(moment)} по московскому времени`;
}
