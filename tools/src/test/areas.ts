/**
 * An area has the journeys in `e2e/tests/<area>/`. A change of its sources pulls those that the
 * gate leaves out.
 */
export type Area = (typeof AREAS)[number];

export const AREAS = ['account', 'admin', 'catalog', 'checkout', 'operations', 'pages', 'remotes', 'studio'] as const;

/**
 * Paths from the root, of files or folders. Of several that match a file, the longest counts.
 * `every` is what reaches every shopper, `none` what the gate alone can prove.
 */
const SOURCES: Readonly<Record<Area | 'every' | 'none', readonly string[]>> = {
  account: [
    'mfe-account',
    'host/src/auth',
    'api/src/modules/account',
    'api/src/modules/carts',
    'api/src/modules/comparisons',
    'api/src/modules/user-addresses',
    'api/src/user-list.ts',
    'shared/src/signed-in',
  ],
  admin: ['mfe-admin'],
  catalog: [
    'mfe-catalog',
    'api/src/modules/catalog',
    'api/src/modules/discounts',
    'api/src/modules/filters',
    'api/src/modules/products',
    'api/src/modules/stock-notices',
    'shared/src/rules/catalog',
    'shared/src/rules/devices',
    'shared/src/products',
    'shared/src/rules/search',
  ],
  checkout: [
    'mfe-cart-checkout',
    'host/src/cart-prices',
    'host/src/phone-order',
    'api/src/modules/delivery',
    'api/src/modules/invoices',
    'api/src/modules/orders',
    'shared/src/cart-prices',
    'shared/src/included-parts',
    'shared/src/ordering',
    'shared/src/print-sheet',
  ],
  operations: ['api', 'ops', 'tools', 'host/server', 'packages/node', 'docker-compose.yml', 'Dockerfile'],
  pages: [
    'mfe-solutions',
    'host',
    'host/server/html',
    'host/server/renderer/page',
    'host/server/web/documents',
    'host/server/web/pages',
    'host/server/web/pictures',
    'api/src/modules/mail-forms',
    'api/src/modules/places',
    'shared',
  ],
  remotes: [
    'publisher',
    'host/server/check',
    'host/server/protocol',
    'host/server/renderer',
    'host/server/web/registry',
    'host/server/web/remotes',
    'host/server/web/renderers',
    'host/server/web/rum',
    'host/server/web/sets',
    'host/server/web/uploads',
    'host/src/remotes',
    'shared/src/federation',
    'packages/node/src/signing',
    'packages/node/src/store',
    'tools/kit',
    'tools/kit.mjs',
    'tools/src/create-remote',
    'tools/src/dev',
    'tools/src/kit',
    'tools/src/own-repository',
    'tools/src/remotes',
    'tools/template',
    'tools/webpack',
  ],
  studio: [
    'mfe-studio',
    'api/src/modules/leads',
    'api/src/modules/media',
    'api/src/modules/pages',
    'api/src/modules/staff',
    'api/src/modules/staff-orders',
    'shared/src/rules/documents',
    'shared/src/drafts',
    'shared/src/rules/page-documents',
    'shared/src/staff',
  ],
  every: ['package-lock.json', 'package.json', 'e2e/support', 'e2e/playwright.config.ts'],
  none: ['.', '.ci', 'docs', 'e2e', 'shared/src/testing', 'bench', 'tools/lint', 'tools/src/test'],
};

/** Texts for people and what tests alone run change nothing that a journey could see. */
const UNSEEN = /\.md$|\.test\.tsx?$|(^|\/)testing\//;

const OWNERS = Object.entries(SOURCES).flatMap(([owner, paths]) =>
  paths.map((path) => ({ owner: owner as keyof typeof SOURCES, path })),
);

const isBelow = (file: string, path: string) =>
  path === '.' ? !file.includes('/') : file === path || file.startsWith(`${path}/`);

/**
 * @param file its path from the root of the repository
 * @returns `undefined` for a file that belongs nowhere
 */
export function ownerOf(file: string): keyof typeof SOURCES | undefined {
  const spec = /^e2e\/tests\/([^/]+)\//.exec(file)?.[1];
  if (spec !== undefined) return AREAS.find((area) => area === spec);
  const [owner] = OWNERS.filter(({ path }) => isBelow(file, path)).toSorted(
    (one, other) => other.path.length - one.path.length,
  );
  return owner?.owner;
}

/** The areas whose journeys could see a change of these files. */
export function areasOf(files: readonly string[]): Area[] {
  const owners = new Set(files.filter((file) => !UNSEEN.test(file)).map(ownerOf));
  return AREAS.filter((area) => owners.has(area) || owners.has('every'));
}

/** The folders and files of an area, its journeys left out. */
export function sourcesOf(area: Area): readonly string[] {
  return SOURCES[area];
}
