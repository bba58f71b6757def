/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { ORDER_PLACED } from '@shop/shared/ordering';
import { countBlocks } from './count-blocks';
import type { PageReport } from './page-report';

type Note = (entries: Partial<IntersectionObserverEntry>[], observer: object) => void;

/** jsdom has no layout: a test says what is on screen. */
class Observer {
  static all: Observer[] = [];
  private readonly observed = new Set<Element>();

  constructor(
    private readonly note: Note,
    private readonly options: IntersectionObserverInit,
  ) {
    Observer.all.push(this);
  }
  observe(block: Element) {
    this.observed.add(block);
  }
  unobserve(block: Element) {
    this.observed.delete(block);
  }
  disconnect() {
    this.observed.clear();
  }
  /** @param ratio how much of the block is in the area that this observer looks at */
  tell(id: string, ratio: number) {
    const target = document.getElementById(id);
    if (target && this.observed.has(target))
      this.note([{ target, isIntersecting: ratio > 0, intersectionRatio: ratio }], this);
  }
  static find(isWhole: boolean): Observer {
    const found = Observer.all.find(({ options }) => (options.threshold !== undefined) === isWhole);
    if (!found) throw new Error('nothing is observed');
    return found;
  }
}

const showWhole = (id: string, ratio = 1) => Observer.find(true).tell(id, ratio);
const showInMiddle = (id: string) => Observer.find(false).tell(id, 0.01);

const BLOCKS = `<section id="hero"><h1>Такси</h1><a href="#faq">Вопросы</a></section>
  <section id="faq"><details><summary>Сколько стоит?</summary>Спросите</details><p>Текст</p></section>`;

function open(path: string, html = BLOCKS) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<header><a href="/">Лого</a></header><main>${html}</main>`;
}

function setUp(isMeasured = () => true) {
  const sent: PageReport[] = [];
  const noteShown = countBlocks((report) => sent.push(report), isMeasured);
  noteShown();
  return { sent, noteShown };
}

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

const listeners: Parameters<typeof removeEventListener>[] = [];

beforeEach(() => {
  Observer.all = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const add = addEventListener;
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener);
    add.apply(window, listener);
  });
  sessionStorage.clear();
  open('/rental');
});
afterEach(() => {
  listeners.splice(0).forEach((listener) => removeEventListener(...listener));
  jest.restoreAllMocks();
});

it('reports a visit when the page is hidden, with the blocks that were on screen', () => {
  const { sent } = setUp();
  showWhole('hero');
  showInMiddle('faq');

  hide();

  expect(sent).toEqual([{ page: '/rental', isVisit: true, seen: ['hero', 'faq'], presses: {} }]);
});

it('has not seen a block that is there in part, and not over the middle', () => {
  const { sent } = setUp();
  showWhole('hero', 0.6);

  hide();

  expect(sent).toEqual([{ page: '/rental', isVisit: true, seen: [], presses: {} }]);
});

it('reports the same visit again only with what is new', () => {
  const { sent } = setUp();
  showWhole('hero');
  hide();
  hide();
  showInMiddle('hero');
  showInMiddle('faq');
  hide();

  expect(sent.slice(1)).toEqual([{ page: '/rental', isVisit: false, seen: ['faq'], presses: {} }]);
});

it('counts presses on links and buttons of a block, and on nothing else', () => {
  const { sent } = setUp();
  press('#hero a');
  press('#faq summary');
  press('#faq summary');
  press('#faq p');
  press('header a');

  hide();

  expect(sent[0]?.presses).toEqual({ hero: 1, faq: 2 });
});

it('reports a page when the next one is shown, and nothing of pages without blocks', () => {
  const { sent, noteShown } = setUp();
  open('/products', '<section aria-label="Товары"><a href="/x">Товар</a></section>');
  noteShown();
  press('main a');
  hide();

  expect(sent.map(({ page }) => page)).toEqual(['/rental']);
});

it('begins no other visit when the page is drawn again for another query', () => {
  const { sent, noteShown } = setUp();
  showWhole('hero');
  history.replaceState(null, '', '/rental?city=msk');
  noteShown();
  showWhole('hero');
  hide();

  expect(sent.map(({ isVisit, seen }) => [isVisit, seen])).toEqual([[true, ['hero']]]);
});

it('splits a report of many blocks, so that the shop takes each part', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `block-${at}-`.padEnd(60, 'x')); // as long as anchors may be
  open(`/${'a'.repeat(120)}`, ids.map((id) => `<section id="${id}"><button>Да</button></section>`).join(''));
  const { sent } = setUp();
  ids.forEach(showInMiddle);
  ids.forEach((id) => press(`#${id} button`));

  hide();

  expect(sent.flatMap(({ seen }) => seen)).toEqual(ids);
  expect(sent.flatMap(({ presses = {} }) => Object.keys(presses))).toEqual(ids);
  expect(sent.map(({ isVisit }) => isVisit)).toEqual([true, false, false, false, false]);
  for (const report of sent) expect(JSON.stringify(report).length).toBeLessThan(2048);
});

it('says in which block the last press before an order was, once', () => {
  const { sent, noteShown } = setUp();
  press('#faq summary');
  press('#hero a');
  open('/checkout', '<section aria-label="Заказ"></section>');
  noteShown();
  sent.length = 0;

  dispatchEvent(new Event(ORDER_PLACED));
  dispatchEvent(new Event(ORDER_PLACED));

  expect(sent).toEqual([{ page: '/rental', order: 'hero' }]);
});

it('neither reports nor keeps anything once statistics are not allowed', () => {
  let isMeasured = true;
  const { sent } = setUp(() => isMeasured);
  showWhole('hero');
  isMeasured = false;
  press('#hero a');
  hide();
  dispatchEvent(new Event(ORDER_PLACED));

  expect(sent).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('counts all the same where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { sent } = setUp();
  press('#hero a');
  dispatchEvent(new Event(ORDER_PLACED));
  hide();

  expect(sent).toEqual([{ page: '/rental', isVisit: true, seen: [], presses: { hero: 1 } }]);
});
