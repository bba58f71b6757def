import type { BrowserContext, Page } from 'playwright-core';
import { openTabs } from './tabs';

/** A browser that counts its tabs. */
function fakeContext() {
  const opened: { page: Page; isClosed: boolean; listeners: number }[] = [];
  const newPage = async () => {
    const tab = { isClosed: false, listeners: 1, page: {} as Page };
    tab.page = {
      close: async () => void (tab.isClosed = true),
      removeAllListeners: () => (tab.listeners = 0),
    } as unknown as Page; // no more of it is used
    opened.push(tab);
    return tab.page;
  };
  return { opened, context: { newPage } satisfies Pick<BrowserContext, 'newPage'> };
}

it('uses a tab again in which all was well, and listens to it no more', async () => {
  const { opened, context } = fakeContext();
  const tabs = openTabs(context);

  const first = await tabs.take();
  const other = await tabs.take();
  tabs.keep(first);

  expect(await tabs.take()).toBe(first);
  expect(other).not.toBe(first);
  expect(opened.map(({ listeners }) => listeners)).toEqual([0, 1]);
});

it('closes a tab in which something was wrong', async () => {
  const { opened, context } = fakeContext();
  const tabs = openTabs(context);

  await tabs.drop(await tabs.take());
  await tabs.take();

  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});
