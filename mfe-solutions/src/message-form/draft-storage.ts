import type { MessageValues } from './message-schema';

const PREFIX = 'shop.message.';

/** Everything but the consent, which is given anew, and the trap. */
type Draft = Partial<Omit<MessageValues, 'consent' | 'website'>>;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** What was typed before a reload; nothing where it cannot be read. It goes with the tab: others must not find it. */
export function readDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return isDraft(kept) ? kept : {};
  } catch {
    return {}; // storage is closed, or holds what we did not write
  }
}

export function keepDraft(key: string, { consent: _consent, website: _website, ...draft }: MessageValues): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Storage is closed or full: the form works, a reload empties it.
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is closed: nothing was kept.
  }
}
