/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';

const PLAN = {
  scripts: [{ src: '/static/a.js', integrity: 'sha256-A' }, { src: '/static/b.js' }],
  preload: [{ src: '/remotes/r.js', integrity: 'sha256-R' }, { src: 'https://cdn.test/x.js' }],
  origins: ['https://cdn.test'],
};

const FRAME_MS = 20;
const readyState = jest.spyOn(document, 'readyState', 'get');
let createScriptURL: (url: string) => string = (url) => url;

/** Runs the starter in a page from the server. */
function start(state: DocumentReadyState = 'interactive') {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <button>В корзину</button>
    <script type="application/json" id="shop-starter">${JSON.stringify(PLAN)}</script>`;
  readyState.mockReturnValue(state);
  window.trustedTypes = {
    createPolicy: (_name, rules) => {
      createScriptURL = rules.createScriptURL;
      return rules;
    },
  };
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the module runs when it loads
  jest.isolateModules(() => require('./starter'));
}

const scripts = () => [...document.body.querySelectorAll<HTMLScriptElement>('script[src]')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
const lastScript = () => scripts().at(-1) ?? document.body;

describe('the starter', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    window.shopStarter?.finish();
    fireEvent.keyDown(window); // the starter of this test must not wait for events any more
    jest.useRealTimers();
    document.cookie = 'agree=; max-age=0';
    delete document.documentElement.dataset.cookies;
    document.cookie = 'x-auth-token=; max-age=0';
    delete document.documentElement.dataset.user;
  });

  it('requests no script before the page has loaded and is painted', () => {
    start();
    expect(scripts()).toEqual([]);

    fireEvent.load(window);
    expect(scripts()).toEqual([]);

    jest.advanceTimersByTime(FRAME_MS);
    expect(addresses()).toEqual(['/static/a.js', '/static/b.js']);
  });

  it('waits only for the next frame when the page has already loaded', () => {
    start('complete');

    jest.advanceTimersByTime(FRAME_MS);

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
    jest.advanceTimersByTime(FRAME_MS);

    expect(scripts()).toHaveLength(2);
  });

  it('reads its data, which is at the end of the page, no sooner than the page has arrived', () => {
    start('loading');
    const data = document.getElementById('shop-starter');
    data?.remove();

    fireEvent.pointerDown(document.body);
    expect(scripts()).toEqual([]);

    if (data) document.body.append(data);
    fireEvent(window, new Event('DOMContentLoaded'));
    expect(scripts()).toHaveLength(2);
  });

  it('marks the page of a user, whose name needs room in the header', () => {
    start();
    expect(document.documentElement.dataset.user).toBeUndefined();

    window.shopStarter?.finish();
    document.cookie = 'x-auth-token=secret';
    start();
    expect(document.documentElement.dataset.user).toBe('');
  });

  it('sets integrity and preloads the scripts of the page', () => {
    start();

    fireEvent.keyDown(document.body);

    expect(scripts().map(({ integrity }) => integrity || '')).toEqual(['sha256-A', '']);
    const preloads = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    expect(preloads.map(({ href }) => href)).toEqual(['http://localhost/remotes/r.js', 'https://cdn.test/x.js']);
    expect(preloads.map((element) => element.getAttribute('crossorigin'))).toEqual([null, 'anonymous']);
    expect(preloads[0]?.integrity).toBe('sha256-R');
  });

  it('holds clicks until the page is hydrated, and replays each once', () => {
    start();
    const handleClick = jest.fn();
    const button = screen.getByRole('button', { name: 'В корзину' });
    button.addEventListener('click', handleClick);

    fireEvent.click(button);
    fireEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();

    window.shopStarter?.finish();
    window.shopStarter?.finish();
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => fireEvent.error(lastScript())],
    ['is not answered', () => jest.advanceTimersByTime(10_000)],
  ])('requests a script that %s once more, and then drops queued clicks', (_how, fail) => {
    start();
    const handleClick = jest.fn();
    const button = screen.getByRole('button', { name: 'В корзину' });
    button.addEventListener('click', handleClick);
    fireEvent.keyDown(document.body);
    fireEvent.load(scripts()[0] ?? window);
    fireEvent.click(button);

    fail();
    expect(addresses()).toEqual(['/static/a.js', '/static/b.js', '/static/b.js?r=1']);
    fireEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();

    fail();
    expect(scripts()).toHaveLength(3);
    fireEvent.click(button);
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('drops queued clicks when the start takes too long', () => {
    start();
    const handleClick = jest.fn();
    const button = screen.getByRole('button', { name: 'В корзину' });
    button.addEventListener('click', handleClick);
    fireEvent.keyDown(document.body);
    for (const script of scripts()) fireEvent.load(script);
    fireEvent.click(button);

    jest.advanceTimersByTime(25_000);
    window.shopStarter?.finish();

    expect(handleClick).not.toHaveBeenCalled();
  });

  it('starts only one copy of a script', () => {
    start();

    expect(window.shopStarter?.begin()).toBe(true);
    expect(window.shopStarter?.begin()).toBe(false);
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

  it('allows only scripts of named origins', () => {
    start();

    expect(createScriptURL('/static/a.js')).toBe('/static/a.js');
    expect(createScriptURL('https://cdn.test/x.js')).toBe('https://cdn.test/x.js');
    expect(() => createScriptURL('https://evil.test/x.js')).toThrow(
      'script of a foreign origin: https://evil.test/x.js',
    );
    expect(() => createScriptURL('//evil.test/x.js')).toThrow(TypeError);
  });
});
