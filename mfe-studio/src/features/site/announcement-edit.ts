import type { StaffAnnouncementInput } from '../../generated/graphql';
import { instantOf, localOf } from '@shop/shared/moscow-time';
import type { Site } from './use-site';

/** The announcement as fields hold it; times are those of Moscow. */
export interface AnnouncementEdit {
  text: string;
  linkText: string;
  href: string;
  startsAt: string;
  endsAt: string;
}

export const NO_ANNOUNCEMENT: AnnouncementEdit = { text: '', linkText: '', href: '', startsAt: '', endsAt: '' };

const local = (instant: string | null | undefined) => (instant ? localOf(Date.parse(instant)) : '');

export function editOf({ announcement }: Site): AnnouncementEdit {
  if (!announcement) return NO_ANNOUNCEMENT;
  const { text, linkText, href, startsAt, endsAt } = announcement;
  return { text, linkText: linkText ?? '', href: href ?? '', startsAt: local(startsAt), endsAt: local(endsAt) };
}

/** A time that is not whole goes as it was typed: the API says at its field what is wrong. */
const instant = (text: string) => instantOf(text) ?? text;

/** @returns null where there is to be none */
export function inputOf(edit: AnnouncementEdit): StaffAnnouncementInput | null {
  const isEmpty = Object.values(edit).every((text: string) => text.trim() === '');
  return isEmpty ? null : { ...edit, startsAt: instant(edit.startsAt), endsAt: instant(edit.endsAt) };
}

const spaced = (time: string) => time.replace('T', ' ');

/** «Скидки, /rental, с 2026-12-01 10:00» */
export function announcementWords({ text, linkText, href, startsAt, endsAt }: AnnouncementEdit): string {
  const words = [text, linkText, href, startsAt && `с\u00A0${spaced(startsAt)}`, endsAt && `до\u00A0${spaced(endsAt)}`];
  return words.filter(Boolean).join(', ') || 'нет объявления';
}

/** Whether shoppers see what is saved, at a time in milliseconds. */
export function shownWords({ announcement }: Site, nowMs: number): string {
  if (!announcement) return 'Сейчас объявления нет';
  const { startsAt, endsAt } = announcement;
  if (startsAt && Date.parse(startsAt) > nowMs) return 'Покупатели увидят его в\u00A0назначенное время';
  if (endsAt && Date.parse(endsAt) <= nowMs) return 'Закончилось: покупатели его не\u00A0видят';
  return 'Покупатели видят его сейчас';
}
