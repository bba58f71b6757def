import type { Loss } from '@shop/node/page-trial';
import { describeConsole, describeUncaught, foundTwice, newIn } from './describe-console';

it.each<[string, string, Loss]>([
  [
    'a violation of the policy',
    `Refused to execute inline script because it violates the following Content Security Policy directive: "script-src"`,
    { name: 'policy', example: expect.stringMatching(/^Refused to execute/) as string },
  ],
  [
    'a mismatch of server and browser',
    '[page] Error: Minified React error #418; visit https://react.dev/errors/418\n    at a (http://localhost:3000/x.js)',
    { name: 'hydration', example: '[page] Error: Minified React error #418; visit https://react.dev/errors/418' },
  ],
  ['an error that a boundary has caught', '[page] TypeError: x', { name: 'script', example: '[page] TypeError: x' }],
  [
    'any other, without origin and version',
    'no http://localhost:3000/remotes/mfe-catalog/1.0.0-aa/browser/a.js',
    { name: 'console', example: 'no /mfe-catalog/browser/a.js' },
  ],
])('tells from the console: %s', (_what, text, loss) => {
  expect(describeConsole(text)).toEqual(loss);
});

const error = (text: string) => describeUncaught(text);
const mismatch = (example: string): Loss => ({ name: 'hydration', example });

it('what the live version has too is not new, nor is a mismatch in other words', () => {
  expect(newIn([error('a'), error('b'), error('b')], [error('a')])).toEqual([error('b')]);
  expect(newIn([mismatch('#418')], [mismatch('#425')])).toEqual([]);
});

it('what a second visit does not find was chance, and a page counts once for each kind', () => {
  expect(foundTwice([error('a'), error('b')], [error('b')])).toEqual([error('b')]);
  expect(foundTwice([error('a'), error('b')], [error('b'), error('a')])).toEqual([error('a')]);
});
