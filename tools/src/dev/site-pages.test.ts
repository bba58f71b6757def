import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveRemote, PagePayload } from '@shop/shared/federation/page-data';
import { checkSite } from './check-site';
import { createSitePages } from './site-pages';
import { sharedVersions } from '../../webpack/federation.cjs';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

afterEach(() => servers.splice(0).forEach((server) => server.close()));

const remote = (name: string, version: string): LiveRemote => ({
  name,
  version,
  url: `/remotes/${name}/${version}/browser/remoteEntry.js`,
  routes: [],
  chunks: {},
  integrity: { 'remoteEntry.js': 'sha256-x' },
});

const own = { ...remote('mfe-catalog', 'new'), integrity: {} };
const payload = (versions: Record<string, string>): PagePayload => ({
  outcome: 'page',
  route: '/products',
  search: '',
  head: { title: 'Живая', description: '' },
  data: 'live',
  widgetData: { w: 1 },
  versions,
});

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const document = [
  '<title>Живая</title>',
  block('shop-starter', {
    preload: [{ src: own.url }, { src: '/remotes/mfe-catalog/1/browser/a.js' }, { src: '/static/main.js' }],
  }),
  block('shop-hydration', {
    remotes: [remote('mfe-catalog', '1'), remote('mfe-account', '5')],
    page: payload({ 'mfe-catalog': '1', 'mfe-account': '5' }),
  }),
].join('');

const read = (html: string, id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '{}');

/** A proxy in front of a site. Its own code makes `made` of every address. */
async function proxyOf(site: RequestListener, made: PagePayload | null = null): Promise<string> {
  const siteUrl = await serve(site);
  const pages = createSitePages({ siteUrl, own: () => own, pages: { payloadOf: async () => made } });
  return serve((request, response) => {
    pages(request, response, (error) => response.writeHead(error ? 500 : 299).end(String(error)));
  });
}

const html = { accept: 'text/html' };
const sendPage: RequestListener = (_request, response) => {
  response.setHeader('strict-transport-security', 'max-age=1');
  response.setHeader('content-security-policy', "script-src 'self'; upgrade-insecure-requests");
  response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] }).end(document);
};

it('puts the version under development in place of the live one, and leaves the others', async () => {
  const response = await fetch(`${await proxyOf(sendPage)}/products`, { headers: html });
  const text = await response.text();

  expect(read(text, 'shop-hydration')).toEqual({
    remotes: [remote('mfe-account', '5'), own],
    page: payload({ 'mfe-catalog': 'new', 'mfe-account': '5' }),
  });
  expect(read(text, 'shop-starter').preload).toEqual([{ src: '/static/main.js' }]);
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBe("script-src 'self';");
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

it('shows a page that the site does not have yet, and its data', async () => {
  const made = {
    ...payload({ 'mfe-catalog': 'new' }),
    head: { title: 'Новая <1>', description: '' },
    data: '</script>',
  };
  const url = await proxyOf((request, response) => {
    response.statusCode = 404;
    if (request.url?.startsWith('/page-data/')) response.end('no such page');
    else response.end(document);
  }, made);

  const page = await fetch(`${url}/new`, { headers: html });
  const data = await fetch(`${url}/page-data/new`);

  expect([page.status, data.status]).toEqual([200, 200]);
  const text = await page.text();
  expect(text).toContain('<title>Новая &lt;1></title>');
  expect(read(text, 'shop-hydration').page).toMatchObject({ data: '</script>', widgetData: { w: 1 } });
  expect(await data.json()).toMatchObject({ outcome: 'page', versions: { 'mfe-catalog': 'new' } });
});

it('follows a redirect within the proxy, and passes on what is no page', async () => {
  const url = await proxyOf((request, response) => {
    response.writeHead(302, { location: `http://${request.headers.host}/there` }).end();
  });

  const moved = await fetch(`${url}/here`, { headers: html, redirect: 'manual' });

  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/there']);
  expect((await fetch(`${url}/static/main.js`)).status).toBe(299);
});

describe('checkSite', () => {
  const registry = (provides: Record<string, string>) => ({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: {
      host: [
        {
          url: '/static/main.js',
          metadata: { version: '1', integrity: 'sha256-x' },
          deployment: { traffic: 100, default: true },
          extras: { provides, integrity: {}, publishedAt: '2026-11-25T00:00:00.000Z', liveAt: null },
        },
      ],
    },
  });
  const siteWith = (status: number, body: string) =>
    serve((_request, response) => void response.writeHead(status).end(body));

  it('takes a site that provides what this tree shares', async () => {
    const site = await siteWith(200, JSON.stringify(registry(sharedVersions())));

    expect(await checkSite(`${site}/products`)).toBe(site);
  });

  it('refuses a site of another version, and names what differs', async () => {
    const site = await siteWith(200, JSON.stringify(registry({ ...sharedVersions(), react: '18.0.0' })));

    await expect(checkSite(site)).rejects.toThrow(/^--site: http\S+ is of another version: .*react/);
  });

  it.each([
    ['shop.example', /^--site is an address, as in https:\/\/shop\.example$/],
    ['ftp://shop.example', /^--site is an address/],
    ['http://127.0.0.1:1', /does not answer$/],
  ])('refuses %s', async (address, message) => {
    await expect(checkSite(address)).rejects.toThrow(message);
  });

  it.each([
    [404, 'none', /is no shop: \/remotes\.json answers 404$/],
    [200, '<html>', /is no shop: its \/remotes\.json is no registry$/],
  ])('refuses what is no shop: %i %s', async (status, body, message) => {
    await expect(checkSite(await siteWith(status, body))).rejects.toThrow(message);
  });
});
