import { fillTemplate } from '@shop/shared/format';

const NOTHING = 'не\u00A0указано';

/** The message as it is sent. What was left empty is called so, but for the free text at the end. */
export function messageText(template: string, values: Record<string, string>): string {
  const named = Object.entries(values).map(([key, value]) => [key, value || (key === 'message' ? '' : NOTHING)]);
  return fillTemplate(template, Object.fromEntries(named) as Record<string, string>).trim();
}
