import { createServer } from 'node:http';
import type { KitIndex } from '../kit-index';

export const TEST_INDEX: KitIndex = {
  node: '>=20.19',
  packages: { '@shop/shared': 'shop-shared-1.tgz', '@shop/tools': 'shop-tools-1.tgz' },
  provides: { react: '19.3.1' },
  overrides: { cookie: '^1.1.1' },
  remotes: ['mfe-catalog'],
};

export interface KitSite {
  url: string;
  /** What it has at `/delivery/kit/`. A test changes it. */
  files: Record<string, string>;
  close: () => void;
}

const wholeKit = () => ({
  'index.json': JSON.stringify(TEST_INDEX),
  'schema.graphql': 'type Query',
  'widgets.d.ts': '// none',
});

/** Starts a site that has nothing but a kit. */
export async function startKitSite(): Promise<KitSite> {
  const site: KitSite = { url: '', files: wholeKit(), close: () => server.close() };
  const server = createServer(({ url = '' }, response) => {
    const text = site.files[url.replace('/delivery/kit/', '')];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  site.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return site;
}
