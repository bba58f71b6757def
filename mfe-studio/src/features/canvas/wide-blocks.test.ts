/** @jest-environment jsdom */
import { wideBlocks } from './wide-blocks';

const DOCUMENT = {
  root: { props: { path: '/sale', title: 'Скидки', description: 'Скидки' } },
  content: ['hero', 'goods', 'gone'].map((id) => ({ type: 'Quote', props: { id } })),
};

function setWidths(widths: Record<string, number>): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 390 });
  document.body.innerHTML = '<section id="hero" style="overflow-x: hidden"></section><section id="goods"></section>';
  for (const [id, value] of Object.entries(widths)) {
    const element = id === 'page' ? document.documentElement : document.getElementById(id);
    if (element) Object.defineProperty(element, 'scrollWidth', { configurable: true, value });
  }
}

it('names the blocks that are wider than the phone, and none that cuts off its drawing', () => {
  setWidths({ page: 529, hero: 800, goods: 529 });

  expect(wideBlocks(document, DOCUMENT)).toEqual([1]);
});

it('names none on a page that does not slide', () => {
  setWidths({ page: 390, hero: 800, goods: 529 });

  expect(wideBlocks(document, DOCUMENT)).toEqual([]);
});
