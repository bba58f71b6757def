import type { Locator, Page } from '@playwright/test';

const MAX_PRESSES = 120;

/**
 * Presses Tab until something whose name begins with this text, or matches it, has the focus.
 * @param keys that go on, or back
 */
export async function tabTo(page: Page, name: string | RegExp, keys: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(keys);
    const text = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null; // others have no labels
      return [focused?.getAttribute('aria-label'), focused?.labels?.[0]?.textContent, focused?.textContent].find(
        Boolean,
      );
    });
    const found = text?.trim() ?? '';
    if (typeof name === 'string' ? found.startsWith(name) : name.test(found)) return;
  }
  throw new Error(`${keys} does not lead to ${String(name)}`);
}

/** Presses Tab until this has the focus. */
export async function tabInto(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there');
}

/** Goes to something with this name, and presses a key there. */
export async function pressAt(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Goes to a field, and types. */
export async function typeAt(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Pastes what a spreadsheet has copied. */
export const pasteInto = (field: Locator, text: string) =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
