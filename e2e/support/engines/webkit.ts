import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../site';
import { WINDOW, type Engine } from './engine';

export interface WebkitPrograms {
  /** WebKitWebDriver, which speaks W3C WebDriver. */
  driver: string;
  /** Xvfb, an X server without a screen. */
  xvfb: string;
}

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 50;
/** The bar above the page. */
const BAR_HEIGHT = 38;
/** As WebDriver names keys without a character. */
const CONTROL = '\uE009';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

async function startScreen(xvfb: string): Promise<[ChildProcess, display: string]> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const chosen = child.stdio[3] as Readable; // a pipe that we read
  const [number] = (await once(chosen, 'data', { signal: AbortSignal.timeout(START_TIMEOUT_MS) })) as [Buffer];
  return [child, `:${String(number).trim()}`];
}

/** Sends one command of W3C WebDriver (https://www.w3.org/TR/webdriver2/), and returns its value. */
async function command(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function waitForDriver(url: string): Promise<void> {
  const endsAt = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await command('GET', `${url}/status`);
      return;
    } catch (error) {
      if (Date.now() > endsAt) throw error;
      await delay(POLL_MS);
    }
  }
}

const mouse = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keyboard = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** The browser of WebKitGTK is in no folder of PATH. */
function findMiniBrowser(): string {
  const folders = ['/usr/libexec', '/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const file = folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`).find((name) => existsSync(name));
  if (!file) throw new Error('WebKitWebDriver is there, but not the MiniBrowser of WebKitGTK 4.1');
  return file;
}

declare global {
  var heardMessages: string[] | undefined;
}

/**
 * Its WebDriver has no command for the console, so the page records what is written there, from
 * `load` on: the shop's scripts begin after that.
 */
function listen(): void {
  const heard: string[] = [];
  globalThis.heardMessages = heard;
  for (const name of ['warn', 'error'] as const) {
    console[name] = (...parts: unknown[]) => heard.push(parts.map(String).join(' '));
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      const element = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      heard.push(message || `did not load: ${element}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}

const takeHeard = () => globalThis.heardMessages?.splice(0) ?? [];

/** Starts WebKitGTK, the engine of Safari, behind its WebDriver. */
export async function launchWebkit({ driver, xvfb }: WebkitPrograms): Promise<Engine> {
  const [screen, DISPLAY] = await startScreen(xvfb);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY }, stdio: 'ignore' });
  const close = async () => {
    for (const one of [child, screen]) if (one.kill()) await once(one, 'exit');
  };
  try {
    await waitForDriver(url);
    const options = { binary: findMiniBrowser(), args: ['--automation'] };
    const { sessionId } = (await command('POST', `${url}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': options },
      },
    })) as { sessionId: string };
    const session = `${url}/session/${sessionId}`;
    const send = (path: string, body: object = {}) => command('POST', `${session}/${path}`, body);
    await send('window/rect', { width: WINDOW.width, height: WINDOW.height + BAR_HEIGHT });
    const run: Engine['run'] = (script, ...args) =>
      send('execute/sync', { script: `return (${String(script)})(...arguments)`, args }) as Promise<never>; // as typed
    const type = async (text: string) => {
      await send('actions', { actions: [keyboard(text)] });
    };
    return {
      run,
      async open(address) {
        await send('url', { url: address });
        await run(listen);
      },
      async pressAt(x, y) {
        await send('actions', { actions: [mouse(x, y)] });
      },
      type,
      press: (key) => type(KEYS[key]),
      async copyOrPaste(letter) {
        const held = keyboard(letter).actions;
        const control = (at: string) => ({ type: at, value: CONTROL });
        const actions = [control('keyDown'), ...held, control('keyUp')];
        await send('actions', { actions: [{ ...keyboard(letter), actions }] });
      },
      takeMessages: () => run(takeHeard),
      screenshot: async () => Buffer.from(String(await command('GET', `${session}/screenshot`)), 'base64'),
      async close() {
        await command('DELETE', session);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
