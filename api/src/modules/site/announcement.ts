import { readInstant } from '@shop/shared/format';
import type { Announcement } from '@shop/shared/page-documents';
import type { StaffAnnouncement, StaffAnnouncementInput } from '../../generated/resolvers-types';
import { checkFields, lineError, lengthError, readLine } from '../account/account-fields';
import { findLinkError } from './check-link';
import type { SiteTransaction } from './site-services';

const MAX_TEXT = 160;
const MAX_LINK_TEXT = 40;
const LINK_TEXT = 'Подробнее';
const TEXTS = {
  instant: 'Нужны день и\u00A0время',
  order: 'Конец раньше начала',
  past: 'Это время уже прошло',
  noLink: 'Укажите, куда ведёт ссылка',
} as const;

interface Typed extends Record<'text' | 'linkText' | 'href', string> {
  startsAt: string | null;
  endsAt: string | null;
}

function readTyped({ text, linkText, href, startsAt, endsAt }: StaffAnnouncementInput): Typed {
  return {
    text: readLine(text),
    linkText: readLine(linkText ?? ''),
    href: (href ?? '').trim(),
    startsAt: startsAt || null,
    endsAt: endsAt || null,
  };
}

const startError = ({ startsAt }: Typed) =>
  startsAt !== null && readInstant(startsAt) === null ? TEXTS.instant : null;

/** @param before what was saved: its end may have passed while other words of it are corrected */
function endError({ startsAt, endsAt }: Typed, before: Announcement | undefined): string | null {
  if (endsAt === null) return null;
  const end = readInstant(endsAt);
  if (end === null) return TEXTS.instant;
  if (startsAt !== null && end <= (readInstant(startsAt) ?? 0)) return TEXTS.order;
  const isKept = before?.endsAt !== undefined && Date.parse(before.endsAt) === end;
  return end <= Date.now() && !isKept ? TEXTS.past : null;
}

const instantOf = (text: string) => new Date(text).toISOString();

function toAnnouncement({ text, linkText, href, startsAt, endsAt }: Typed): Announcement {
  return {
    text,
    ...(href !== '' && { link: { text: linkText || LINK_TEXT, href } }),
    ...(startsAt !== null && { startsAt: instantOf(startsAt) }),
    ...(endsAt !== null && { endsAt: instantOf(endsAt) }),
  };
}

/**
 * Reads what was typed.
 * @throws AppError BAD_REQUEST with `fields`, each by its name in the input
 */
export async function readAnnouncement(
  input: StaffAnnouncementInput,
  before: Announcement | undefined,
  tx: SiteTransaction,
): Promise<Announcement> {
  const typed = readTyped(input);
  const { text, linkText, href } = typed;
  checkFields({
    text: lineError(text, MAX_TEXT),
    linkText: lengthError(linkText, MAX_LINK_TEXT),
    href: href === '' ? (linkText === '' ? null : TEXTS.noLink) : await findLinkError(href, tx),
    startsAt: startError(typed),
    endsAt: endError(typed, before),
  });
  return toAnnouncement(typed);
}

/** The announcement as the studio edits it. */
export function toStaffAnnouncement({ text, link, startsAt, endsAt }: Announcement): StaffAnnouncement {
  return {
    text,
    linkText: link?.text ?? null,
    href: link?.href ?? null,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
  };
}
