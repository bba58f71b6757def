import type { Page } from '@playwright/test';
import { queryApiAs } from '../../support/account';
import { openInStudio } from '../../support/studio';
import { CARELESS, carelessPage, type Kinds } from '../../support/studio-fill';
import { expect, test } from '../../support/studio-test';

const WIDTHS = [320, 390, 768, 1440];

/** Shows a document in the frame of the editor, at a width. */
function show(page: Page, document: unknown, schemas: unknown, width: number): Promise<void> {
  return page.evaluate(
    ([shown, frameWidth]) => {
      const frame = window.document.querySelector('iframe');
      if (!frame?.contentWindow) throw new Error('no frame');
      frame.style.width = `${frameWidth}px`;
      // As the studio tells it (`mfe-studio/src/features/canvas/messages.ts`).
      const beside = { type: 'document', isReadOnly: true, commons: new Map(), linkTargets: () => [], marks: [] };
      frame.contentWindow.dispatchEvent(new CustomEvent('shop-studio', { detail: { ...shown, ...beside } }));
    },
    [{ document, schemas }, width] as const,
  );
}

/** How wide the page is beyond its window, and texts whose end nobody can read. */
function findBroken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inner = window.document.querySelector('iframe')?.contentDocument;
    if (!inner) throw new Error('no frame');
    const { clientWidth, scrollWidth } = inner.documentElement;
    const isKept = (element: Element) => {
      // Lists that slide by themselves, names that end with dots, and words for screen readers.
      for (let box: Element | null = element; box && box.tagName !== 'SECTION'; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' || box.tagName === 'svg') return true;
      return false;
    };
    const range = inner.createRange();
    const texts = inner.createTreeWalker(inner.querySelector('main') ?? inner.body, NodeFilter.SHOW_TEXT);
    const broken = new Set(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || isKept(element)) continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1)
        broken.add(`${element.closest('section')?.id}: ${element.tagName} from ${left} to ${right}`);
    }
    return [...broken];
  });
}

test(
  'no text of any block makes a page slide sideways, from 320 to 1440 px',
  { tag: '@full' },
  async ({ page, studio, newPage }) => {
    test.setTimeout(240_000);
    const schemas = await queryApiAs<{ kinds: Kinds }>(studio.site.url, studio.token, '{ staffSchemas }');
    const { kinds } = schemas;
    const documents = (await studio.pages()).map(({ draft }) => draft.document);
    const canvas = await openInStudio(page, studio, await newPage('info-payment'));

    for (const [name, words] of Object.entries(CARELESS)) {
      const document = carelessPage(kinds, documents, words);
      for (const width of WIDTHS) {
        await show(page, document, schemas, width);
        await expect(canvas.locator(`#part-${document.content.length - 1}`)).toBeVisible();
        const broken = await findBroken(page);
        const named = broken.map((line) =>
          line.replace(/^part-(\d+)/, (_id, index: string) => document.content[Number(index)]?.type ?? ''),
        );
        expect.soft(named, `${name} at ${width} px`).toEqual([]);
      }
    }
  },
);

test('the home page opens as shoppers see it, with its first screen, goods and prices', async ({
  page,
  studio,
  consoleMessages,
}) => {
  const canvas = await openInStudio(page, studio, { id: 'home' });

  await expect(canvas.getByRole('list', { name: 'Линейка' }).getByRole('link').first()).toContainText('₽');
  await expect(canvas.getByRole('article').first()).toContainText('₽');
  await expect(canvas.getByText('Товаров пока нет')).toHaveCount(0);
  await expect(canvas.getByText(/Этот блок не\sпоказывается/)).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});
