import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '../testing';
import { openCheckTools } from './check-tools';

afterAll(removeTemporaryDirs);

function open(files: Record<string, string>, apiUrl: string | null = null) {
  const dir = temporaryDir();
  writeFiles(dir, files);
  const onApiDown = jest.fn();
  const folders = { dataDir: temporaryDir(), hostDir: `${dir}/host`, apiDir: `${dir}/api` };
  const findBrowser = () => ({ missing: 'this is a test' });
  return { onApiDown, tools: openCheckTools({ ...folders, apiUrl, findBrowser, onApiDown }) };
}

const BUILT = {
  'host/browser/assets.json': '{ "main": ["main.js"] }',
  'host/starter/assets.json': '{ "starter": ["starter.js"] }',
  'host/static/main.js': 'x'.repeat(300),
  'host/static/main.js.br': 'x'.repeat(100),
  'host/starter/starter.js': 'x'.repeat(20),
  'api/schema.graphql': 'type Query { built: Int }',
  'api/demo-lists.json': '{ "products": "{}" }',
};

it('takes lists and weights from a built shop', () => {
  const { tools } = open(BUILT);

  expect(tools.lists()).toEqual({ products: '{}' });
  expect(tools.hostBytes()).toBe(120);
});

it('asks the running API for its schema', async () => {
  const server = createServer(({ url }, response) => response.end(`type Query { asked: Int } # ${url}`)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind
  const { tools, onApiDown } = open(BUILT, `http://127.0.0.1:${port}`);

  expect(await tools.schema()).toBe('type Query { asked: Int } # /schema.graphql');
  expect(onApiDown).not.toHaveBeenCalled();
  server.close();
  server.closeAllConnections();
});

it('asks the running API which pages are published', async () => {
  const pages = [{ id: 'farms', path: '/farms' }];
  const server = createServer((_request, response) => response.end(JSON.stringify({ revision: 2, pages }))).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind

  expect(await open(BUILT, `http://127.0.0.1:${port}`).tools.publishedPages()).toEqual(pages);
  expect(await open(BUILT, 'http://127.0.0.1:1').tools.publishedPages()).toEqual([]);
  server.close();
  server.closeAllConnections();
});

it.each([null, 'http://127.0.0.1:1'])(
  'takes the schema of the build, and says so, while the API is down: %s',
  async (url) => {
    const { tools, onApiDown } = open(BUILT, url);

    expect(await tools.schema()).toBe('type Query { built: Int }');
    expect(onApiDown).toHaveBeenCalledTimes(1);
  },
);

it('asks for a build where there is none', async () => {
  const { tools } = open({});

  const reason = /^checks need the host and the API, and .* is missing: npm run build$/;
  expect(() => tools.lists()).toThrow(reason);
  expect(() => tools.hostBytes()).toThrow(reason);
  await expect(tools.schema()).rejects.toThrow(reason);
});
