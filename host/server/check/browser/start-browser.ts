import { AUTH_COOKIE } from '@shop/shared/runtime';
import { chromium, type Browser, type Route } from 'playwright-core';
import type { Answered, SpareSite } from './spare-site';
import { SPARE_ORIGIN } from './spare-site';
import { openTabs, type Tabs } from './tabs';

/** A telephone, as most visitors have. */
const VIEWPORT = { width: 390, height: 844 };

const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Whatever is not answered here has nowhere to go.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Chromium has no sandbox for root, who runs CI in containers. */
const hasSandbox = () => process.getuid?.() !== 0;

/**
 * Starts a browser that knows nothing of the settings of the program that starts it.
 * @param file the program of Chromium or Chrome
 */
export const startBrowser = (file: string): Promise<Browser> =>
  chromium.launch({ executablePath: file, args: ARGS, chromiumSandbox: hasSandbox(), env: {} });

const NOTHING: Answered = { status: 204, headers: {}, body: Buffer.alloc(0) };

/** Opens nothing: no real API has given it out. */
const TOKEN = 'trial';

export interface TrialVisitor {
  /** Who assigns it to the candidate or to the live version. */
  share: string;
  /** Whether it has signed in to the stand-in for the API. */
  isMember: boolean;
}

/** Answers what a page requests. */
async function answerRoute(route: Route, site: Pick<SpareSite, 'answer'>): Promise<void> {
  const request = route.request();
  const url = request.url();
  if (!url.startsWith(`${SPARE_ORIGIN}/`)) return route.abort('addressunreachable');
  const method = request.method();
  if (method !== 'GET' && method !== 'POST') return route.fulfill(NOTHING);
  const address = url.slice(SPARE_ORIGIN.length);
  const headers = await request.allHeaders();
  return route.fulfill(await site.answer({ method, address, headers, body: request.postDataBuffer() }));
}

/**
 * A visitor's browser. The spare site answers all that its pages request; nothing reaches a
 * network, and no other method than GET and POST the site.
 */
export async function openVisitor(browser: Browser, site: SpareSite, { share, isMember }: TrialVisitor): Promise<Tabs> {
  const context = await browser.newContext({
    ...{ viewport: VIEWPORT, locale: 'ru-RU', timezoneId: 'Europe/Moscow' },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'share', value: share, url: SPARE_ORIGIN }]);
  if (isMember) await context.addCookies([{ name: AUTH_COOKIE, value: TOKEN, url: SPARE_ORIGIN }]);
  await context.routeWebSocket(/./, (socket) => socket.close());
  // It fails when the page was closed meanwhile, which would end the process.
  await context.route(/./, (route) => answerRoute(route, site).catch(() => undefined));
  return openTabs(context);
}
