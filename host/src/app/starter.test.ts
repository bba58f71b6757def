import { createEvent, fireEvent, screen } from '@testing-library/react';

const PLAN = {
  scripts: [{ src: '/static/a.js', integrity: 'sha256-A' }, { src: '/static/b.js' }],
  preload: [{ src: '/remotes/r.js', integrity: 'sha256-R' }, { src: 'https://cdn.test/x.js' }],
  origins: ['https://cdn.test'],
};

const readyState = jest.spyOn(document, 'readyState', 'get');
let createScriptURL: (url: string) => string = (url) => url;

/** What the browser measured of this visit so far, by kind; jsdom measures nothing. */
const measured: Record<string, object[]> = {};
Object.assign(performance, { getEntriesByType: (kind: string) => measured[kind] ?? [] });

/** Runs the starter in a page as the server made it. */
function start(state: DocumentReadyState = 'interactive') {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <button>В корзину</button><div role="button" tabindex="0">Открыть</div><a href="#a">Ссылка</a>
    <p>от <input aria-label="Цена"> ₽</p><label><input type="checkbox">В наличии</label><select aria-label="Порядок"></select>
    <script type="application/json" id="shop-start">${JSON.stringify(PLAN)}</script>`;
  readyState.mockReturnValue(state);
  window.trustedTypes = {
    createPolicy: (_name, rules) => {
      createScriptURL = rules.createScriptURL;
      return rules;
    },
  };
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- it runs when it is loaded, anew for each test
  jest.isolateModules(() => require('./starter'));
}

const scripts = () => [...document.body.querySelectorAll<HTMLScriptElement>('script[src]')];
const press = (element: HTMLElement) => {
  const event = createEvent.click(element);
  fireEvent(element, event);
  return event.defaultPrevented;
};

describe('the starter', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));

  afterEach(() => {
    window.shopStarter?.finish();
    fireEvent.keyDown(window); // ends the waiting of this test's starter
    jest.useRealTimers();
    document.cookie = 'agree=; max-age=0';
    delete document.documentElement.dataset.cookies;
  });

  it('inserts nothing before the page has loaded and is idle', () => {
    start();
    expect(scripts()).toEqual([]);

    fireEvent.load(window);
    jest.advanceTimersByTime(199);
    expect(scripts()).toEqual([]);

    jest.advanceTimersByTime(1);
    expect(scripts().map(({ src }) => src)).toEqual(['http://localhost/static/a.js', 'http://localhost/static/b.js']);
  });

  it('waits for an idle moment only, where the page has loaded before it', () => {
    start('complete');

    jest.advanceTimersByTime(200);

    expect(scripts()).toHaveLength(2);
  });

  it.each([
    ['touch', () => fireEvent.touchStart(document.body)],
    ['press', () => fireEvent.pointerDown(document.body)],
    ['key', () => fireEvent.keyDown(document.body)],
  ])('starts at the first %s, once', (_name, act) => {
    start();

    act();
    act();
    fireEvent.load(window);
    jest.advanceTimersByTime(5000);

    expect(scripts()).toHaveLength(2);
  });

  it('keeps the order of the scripts, their integrity, and fetches those of the page alongside', () => {
    start();

    fireEvent.keyDown(document.body);

    expect(scripts().map((script) => [script.async, script.integrity || ''])).toEqual([
      [false, 'sha256-A'],
      [false, ''],
    ]);
    const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    expect(preloads.map(({ href }) => href)).toEqual(['http://localhost/remotes/r.js', 'https://cdn.test/x.js']);
    expect(preloads.map((element) => element.getAttribute('crossorigin'))).toEqual([null, 'anonymous']);
    expect(preloads[0]?.integrity).toBe('sha256-R');
  });

  it('keeps the buttons pressed before hydration and hands each on once', () => {
    start();
    const button = screen.getByRole('button', { name: 'В корзину' });
    const other = screen.getByRole('button', { name: 'Открыть' });

    expect(press(button)).toBe(true);
    press(button);
    press(other);

    expect(window.shopStarter?.finish()).toEqual([button, other]);
    expect(window.shopStarter?.finish()).toEqual([]);
  });

  it('leaves links alone, and after hydration buttons too', () => {
    start();
    expect(press(screen.getByRole('link', { name: 'Ссылка' }))).toBe(false);

    window.shopStarter?.finish();

    expect(press(screen.getByRole('button', { name: 'В корзину' }))).toBe(false);
  });

  it.each([
    ['', 'asked'],
    ['agree=true', undefined],
    ['agree=false', 'asked'],
    ['disagree=true', 'asked'],
  ])('with the cookie "%s" marks the notice as %s', (cookie, mark) => {
    if (cookie) document.cookie = cookie;

    start();

    expect(document.documentElement.dataset.cookies).toBe(mark);
    if (cookie) document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0`;
  });

  describe('while parsing ends', () => {
    const fields = () => [
      screen.queryByRole('textbox', { name: 'Цена' }),
      screen.queryByRole('combobox', { name: 'Порядок' }),
    ];
    const here: unknown[] = [expect.any(HTMLInputElement), expect.any(HTMLSelectElement)];

    beforeEach(() => {
      measured['navigation'] = [{ type: 'navigate' }];
      measured['paint'] = [];
    });

    it('has no text fields in the page; in the next frame each is in its place', () => {
      start();
      expect(fields()).toEqual([null, null]);
      expect(screen.getByRole('checkbox', { name: 'В наличии' })).toBeInTheDocument();

      jest.advanceTimersToNextFrame();

      expect(fields()).toEqual(here);
      expect(screen.getByText(/^от/)).toContainElement(screen.getByRole('textbox'));
      expect(document.body.innerHTML).not.toContain('<!--');
    });

    it('has them again where the page has loaded before a frame', () => {
      start();

      fireEvent.load(window);

      expect(fields()).toEqual(here);
    });

    it.each([
      ['a page that is painted already', () => (measured['paint'] = [{}])],
      ['a page loaded again', () => (measured['navigation'] = [{ type: 'reload' }])],
      ['a page come back to', () => (measured['navigation'] = [{ type: 'back_forward' }])],
      ['a browser that does not tell', () => (measured['navigation'] = [])],
    ])('leaves the fields of %s alone', (_name, arrange) => {
      arrange();

      start();

      expect(fields()).toEqual(here);
    });
  });

  it('lets only scripts of named origins pass', () => {
    start();

    expect(createScriptURL('/static/a.js')).toBe('/static/a.js');
    expect(createScriptURL('https://cdn.test/x.js')).toBe('https://cdn.test/x.js');
    expect(() => createScriptURL('https://evil.test/x.js')).toThrow(
      'script of a foreign origin: https://evil.test/x.js',
    );
    expect(() => createScriptURL('//evil.test/x.js')).toThrow(TypeError);
  });
});
