/** @jest-environment jsdom */
import { pageWord } from './page-word';

class NavigationTiming {
  constructor(readonly serverTiming: { name: string; description: string }[]) {}
}

const setUp = (entries: object[]) => {
  Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming });
  Object.assign(performance, { getEntriesByType: () => entries });
};

it('is what the header of the document says', () => {
  const other = { name: 'cache', description: 'hit' };
  setUp([new NavigationTiming([other, { name: 'page', description: 'a.b' }])]);

  expect(pageWord()).toBe('a.b');
});

it('is null without a candidate, and where a browser does not tell, as over http', () => {
  setUp([new NavigationTiming([])]);
  expect(pageWord()).toBeNull();

  setUp([{}]);
  expect(pageWord()).toBeNull();
});
