import type { Browser, Request, Route } from 'playwright-core';
import { SPARE_ORIGIN } from './spare-site';
import { openVisitor } from './start-browser';

type Handler = (route: Route) => Promise<void>;

/** How a visitor's browser answers the requests of its pages. */
async function handlerOf(answer: () => Promise<never>): Promise<Handler> {
  let handler: Handler | undefined;
  const nothing = async () => undefined;
  const context = {
    ...{ addCookies: nothing, routeWebSocket: nothing },
    route: async (_url: RegExp, handle: Handler) => void (handler = handle),
  };
  const browser = { newContext: async () => context } as unknown as Browser; // no more of it is used
  await openVisitor(browser, { answer, sitemap: async () => [] }, { share: '00001', isMember: true });
  if (!handler) throw new Error('nothing answers requests');
  return handler;
}

const requestOf = (address: string, allHeaders: Request['allHeaders']) =>
  ({ url: () => address, method: () => 'GET', allHeaders, postDataBuffer: () => null }) as unknown as Request; // as above

it('a page that is closed while it asks for something does not end the trial', async () => {
  const handle = await handlerOf(async () => {
    throw new Error('not asked');
  });
  const closed = async () => {
    throw new Error('Target page, context or browser has been closed');
  };
  const here = { request: () => requestOf(`${SPARE_ORIGIN}/cart`, closed) } as unknown as Route; // as above
  const elsewhere = { request: () => requestOf('https://x.example/', closed), abort: closed } as unknown as Route; // as above

  await expect(handle(here)).resolves.toBeUndefined();
  await expect(handle(elsewhere)).resolves.toBeUndefined();
});
