import { announcementAt, type SiteParts } from '@shop/shared/page-documents';

const CHECK_MS = 1000;

export interface FollowSharedOptions {
  /** What hosts were told last, also of days to come. */
  told: () => SiteParts;
  /** Pages look different from now on. */
  onChange: () => void;
  now?: () => number;
}

export interface SharedNow {
  /** What all pages share at this moment. */
  current: () => SiteParts;
  close: () => void;
}

/**
 * Follows what all pages share: it changes when somebody saves it, and when one of its periods
 * begins or ends.
 */
export function followShared({ told, onChange, now = Date.now }: FollowSharedOptions): SharedNow {
  const current = (): SiteParts => {
    const { announcement: _announcement, ...others } = told();
    const announcement = announcementAt(told(), now());
    return { ...others, ...(announcement && { announcement }) };
  };
  let seen = JSON.stringify(current());
  const timer = setInterval(() => {
    const next = JSON.stringify(current());
    if (next === seen) return;
    seen = next;
    onChange();
  }, CHECK_MS).unref();
  return { current, close: () => clearInterval(timer) };
}
