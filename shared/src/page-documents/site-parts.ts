/** A line above the header of every page. */
export interface Announcement {
  text: string;
  link?: { text: string; href: string };
  /** An instant; without one, it is shown at once. */
  startsAt?: string;
  /** An instant; without one, it is shown until somebody takes it away. */
  endsAt?: string;
}

/** What all pages share, beside what the program brings. */
export interface SiteParts {
  announcement?: Announcement;
}

/** The announcement that shoppers see at a time, in milliseconds; nothing outside its days. */
export function announcementAt({ announcement }: SiteParts, timeMs: number): Announcement | undefined {
  if (!announcement) return undefined;
  const { startsAt, endsAt } = announcement;
  const hasBegun = startsAt === undefined || Date.parse(startsAt) <= timeMs;
  const hasEnded = endsAt !== undefined && Date.parse(endsAt) <= timeMs;
  return hasBegun && !hasEnded ? announcement : undefined;
}
