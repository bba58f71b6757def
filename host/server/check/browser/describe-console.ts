import type { Loss } from '@shop/node/page-trial';
import { SPARE_ORIGIN } from './spare-site';

const MAX_TEXT = 160;

const POLICY = /Content Security Policy|Trusted(?:Script|HTML| Type)/;
/** As React writes it in production, and in words. */
const HYDRATION = /React error #(?:418|423|425)\b|hydrat/i;
/** The host writes what a boundary has caught with the part of the page that threw. */
const CAUGHT = /^\[[^\]]+\] /;

/** One line without what differs between two versions of the same script. */
const plain = (text: string) =>
  (text.split('\n', 1)[0] ?? '')
    .replaceAll(SPARE_ORIGIN, '')
    .replaceAll(/\/remotes\/([\w-]+)\/[^/\s]+\//g, '/$1/')
    .slice(0, MAX_TEXT);

/** What an error on the console of a browser means for the page. */
export function describeConsole(text: string): Loss {
  const example = plain(text);
  if (POLICY.test(text)) return { name: 'policy', example };
  if (HYDRATION.test(text)) return { name: 'hydration', example };
  return { name: CAUGHT.test(text) ? 'script' : 'console', example };
}

/** An error that nothing has caught. */
export const describeUncaught = (message: string): Loss => ({ name: 'script', example: plain(message) });

/** By these the kind alone counts: their words differ from time to time. */
const OF_PAGE: ReadonlySet<string> = new Set(['hydration', 'screen', 'time']);

const keyOf = ({ name, example }: Loss) => (OF_PAGE.has(name) ? name : `${name} ${example}`);

/** What a visit has found that another one has not, each thing once. */
export function newIn(found: readonly Loss[], before: readonly Loss[]): Loss[] {
  const known = new Set(before.map(keyOf));
  return [...new Map(found.map((loss) => [keyOf(loss), loss])).values()].filter((loss) => !known.has(keyOf(loss)));
}

/** What two visits have both found, the first of each kind. */
export function foundTwice(first: readonly Loss[], second: readonly Loss[]): Loss[] {
  const again = new Set(second.map(keyOf));
  const both = first.filter((loss) => again.has(keyOf(loss)));
  return both.filter(({ name }, index) => both.findIndex((other) => other.name === name) === index);
}
