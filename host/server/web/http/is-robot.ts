import { createIsbotFromList, list } from 'isbot';

/** What people check a site with is a visitor like others: a share would be invisible to it. */
const PROGRAMS_OF_PEOPLE = ['node', 'curl/8.5.0', 'HeadlessChrome/140.0.0.0'];

const patterns = list.filter((pattern) => !PROGRAMS_OF_PEOPLE.some((agent) => new RegExp(pattern, 'i').test(agent)));

/** Whether a user agent is a crawler, or fetches a page to show a link to it. */
export const isRobot: (userAgent: string | undefined) => boolean = createIsbotFromList(patterns);
