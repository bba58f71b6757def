import { maxLength, object, required, text, textRule, type InferType } from '@shop/shared/forms';
import { isoDate } from '@shop/shared/format';
import type { UserInfoInput } from '../../generated/graphql';
import { formatDay, isBeforeOurTime, parseDay } from './birth-date';
import { TEXTS } from './texts';
import type { ShownUser } from './use-shown-user';

const MAX_NAME = 128;
const MAX_CITY = 128;

/** A rule about the day that a text means; what is no day is another rule's business. */
const dayRule = (message: string, passes: (day: string) => boolean) =>
  textRule(message, (written) => {
    const day = parseDay(written);
    return day === null || passes(day);
  });

export const infoSchema = object({
  fullname: text(required(), maxLength(MAX_NAME)),
  city: text(maxLength(MAX_CITY)),
  birthDate: text(
    textRule(TEXTS.info.noSuchDate, (written) => parseDay(written) !== null),
    dayRule(TEXTS.info.futureDate, (day) => day <= isoDate(Date.now())),
    dayRule(TEXTS.info.oldDate, (day) => !isBeforeOurTime(day)),
  ),
  gender: text(),
});

export type InfoValues = InferType<typeof infoSchema>;

export const GENDERS = ['female', 'male', ''] as const;

/** What the form shows at first. */
export function valuesOf({ fullname, city, birthDate, gender }: ShownUser): InfoValues {
  return { fullname, city: city ?? '', birthDate: formatDay(birthDate), gender: gender ?? '' };
}

/** What was emptied is sent as null. */
export function toInfoInput({ fullname, city, birthDate, gender }: InfoValues): UserInfoInput {
  return {
    fullname,
    city: city || null,
    birthDate: parseDay(birthDate),
    gender: GENDERS.find((known) => known === gender) || null,
  };
}
