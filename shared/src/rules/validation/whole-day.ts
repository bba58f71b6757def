import { textRule, type Rule } from './rules';

/** The value of a date field while a part of the day is missing. An empty field has no value. */
export const UNFINISHED_DAY = 'unfinished';

export const wholeDay = (): Rule =>
  textRule('Укажите день, месяц и год или очистите поле', (day) => day !== UNFINISHED_DAY);
