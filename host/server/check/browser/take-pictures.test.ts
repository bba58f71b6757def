import type { Page } from 'playwright-core';
import { takePictures } from './take-pictures';
import type { Tabs } from './tabs';

const PAGE = {
  goto: async () => null,
  waitForFunction: async () => undefined,
  waitForLoadState: async () => undefined,
  evaluate: async () => ({ width: 390, height: 844 }),
  screenshot: async () => Buffer.from('picture'),
} as unknown as Page; // no more of it is used

const tabs: Tabs = { take: async () => PAGE, keep: () => undefined, drop: async () => undefined };
const subjects = ['/', '/cart', '/about'].map((address) => ({
  ...{ address, label: address },
  visitors: { live: tabs, candidate: tabs },
}));

it('takes the first page even when the time is up, so that whoever is refused sees something', async () => {
  const picture = Buffer.from('picture').toString('base64');

  expect(await takePictures(subjects, -1)).toEqual([{ address: '/', live: picture, candidate: picture }]);
});

it('takes all pages that there is time for', async () => {
  expect((await takePictures(subjects, 60_000)).map(({ address }) => address)).toEqual(['/', '/cart', '/about']);
});
