import { createIsbotFromList, list } from 'isbot';
import { LRUCache } from 'lru-cache';

/** What people check a site with is a visitor like others: a share would be invisible to it. */
const PROGRAMS_OF_PEOPLE = ['node', 'curl/8.5.0', 'HeadlessChrome/140.0.0.0'];

const patterns = list.filter((pattern) => !PROGRAMS_OF_PEOPLE.some((agent) => new RegExp(pattern, 'i').test(agent)));

const isKnownRobot = createIsbotFromList(patterns);

/** The patterns are many, and most visitors have one of few browsers. */
const answers = new LRUCache<string, boolean>({ max: 500 });
const MAX_LENGTH = 500;

/** Whether a user agent is a crawler, or fetches a page to show a link to it. */
export function isRobot(userAgent = ''): boolean {
  if (userAgent.length > MAX_LENGTH) return isKnownRobot(userAgent);
  const known = answers.get(userAgent);
  if (known !== undefined) return known;
  const found = isKnownRobot(userAgent);
  answers.set(userAgent, found);
  return found;
}
