/** A small workspace with the real folder names, so that the real rules apply to it. */
type Tree = Record<string, string>;

const packageJson = (name: string, more: object = {}) => JSON.stringify({ name, version: '1.0.0', ...more });
const dependencies = { '@shop/shared': '1.0.0', zustand: '5.1.0' };

export const cleanTree: Tree = {
  'package.json': packageJson('@shop/root', {
    workspaces: ['shared', 'packages/node', 'api', 'publisher', 'host', 'mfe-catalog', 'mfe-account', 'tools', 'e2e'],
    devDependencies: { 'test-kit': '1.0.0', '@testing-library/user-event': '14.0.0' },
  }),
  'node_modules/zustand/package.json': packageJson('zustand', { main: 'index.js' }),
  'node_modules/zustand/index.js': '',
  'node_modules/pg/package.json': packageJson('pg', { main: 'index.js' }),
  'node_modules/pg/index.js': '',
  'node_modules/test-kit/package.json': packageJson('test-kit', { main: 'index.js' }),
  'node_modules/test-kit/index.js': '',
  'node_modules/@testing-library/user-event/package.json': packageJson('@testing-library/user-event', {
    main: 'index.js',
  }),
  'node_modules/@testing-library/user-event/index.js': '',
  'node_modules/undeclared/package.json': packageJson('undeclared', { main: 'index.js' }),
  'node_modules/undeclared/index.js': '',

  'shared/package.json': packageJson('@shop/shared', {
    exports: { './runtime': './src/runtime/index.ts', './testing': './src/testing/index.ts' },
    dependencies: { zustand: '5.1.0' },
  }),
  'shared/src/runtime/index.ts': "export { store } from './store';",
  'shared/src/runtime/store.ts': "import 'zustand'; export const store = 1;",
  'shared/src/rules/format/index.ts': 'export const format = 1;',
  'shared/src/rules/booking/index.ts': "import '../format'; import type { store } from '../../runtime/store';",
  'shared/src/testing/index.ts': "import 'test-kit'; import './user-event'; export const double = 1;",
  'shared/src/testing/user-event.ts': "import '@testing-library/user-event';",

  'packages/node/package.json': packageJson('@shop/node', { exports: { './store': './src/store/index.ts' } }),
  'packages/node/src/store/index.ts': 'export const store = 1;',

  'host/package.json': packageJson('@shop/host', { dependencies: { ...dependencies, '@shop/node': '1.0.0' } }),
  'host/src/app/app.ts': "import '@shop/shared/runtime'; export const app = 1;",
  'host/server/web/app.ts':
    "import '../protocol/messages'; import '../html/content-security-policy'; export const web = 1;",
  'host/server/check/main.ts': "import '../web/app';",
  'host/server/renderer/main.ts':
    "import '../protocol/messages'; import '../../src/app/app'; export const renderer = 1;",
  'host/server/protocol/messages.ts': 'export const messages = 1;',
  'host/server/html/content-security-policy.ts': 'export const policy = 1;',
  'host/webpack.config.cjs': "require('../tools/preset.cjs');",
  'tools/preset.cjs': '',
  'e2e/tests/buy.spec.ts': "import '../support/site';",
  'e2e/support/site.ts': 'export const site = 1;',

  'mfe-catalog/package.json': packageJson('@shop/mfe-catalog', { dependencies }),
  'mfe-catalog/src/expose/remote.ts': "import '../routes';",
  'mfe-catalog/src/routes.ts': "import('./pages/products');",
  'mfe-catalog/src/pages/products/index.ts': "import './products-page';",
  'mfe-catalog/src/pages/products/products-page.ts': "import '../../features/buying'; import '../../components/card';",
  'mfe-catalog/src/pages/products/products-page.test.ts': "import 'test-kit'; import '@shop/shared/testing';",
  'mfe-catalog/src/pages/product/index.ts': "import './product-page';",
  'mfe-catalog/src/pages/product/product-page.ts': "import '@shop/shared/runtime';",
  'mfe-catalog/src/features/buying/index.ts': "import './buy-button';",
  'mfe-catalog/src/features/buying/buy-button.ts': "import '../../components/card';",
  'mfe-catalog/src/components/card.ts': "import '@shop/shared/runtime';",
  'mfe-catalog/src/content/texts.ts': 'export const texts = 1;',
  'mfe-account/package.json': packageJson('@shop/mfe-account', { dependencies }),
  'mfe-account/src/expose/remote.ts': 'export interface Face { name: string }',

  'publisher/package.json': packageJson('@shop/publisher', { dependencies }),
  'publisher/src/releases/publish.ts': 'export const publish = 1;',

  'api/package.json': packageJson('@shop/api', { dependencies: { pg: '8.0.0', '@shop/shared': '1.0.0' } }),
  'api/src/db/postgres.ts': "import 'pg'; import './0001.sql';",
  'api/src/db/0001.sql': '',
  'api/src/graphql/schema.ts': "import '../modules/orders/orders-resolvers';",
  'api/src/modules/orders/orders-resolvers.ts': "import './place-order'; export const resolvers = 1;",
  'api/src/modules/orders/place-order.ts': "import './order-repository';",
  'api/src/modules/orders/order-repository.ts': "import '../../db/postgres';",
};

interface Violation {
  rule: string;
  file: string;
  source: string;
  /** Files that the violation needs; they violate nothing themselves. */
  beside?: Tree;
}

const violation = (rule: string, file: string, source: string, beside?: Tree): Violation => ({
  rule,
  file,
  source,
  beside,
});

/** One violation of each rule, each in its own file. */
export const violations: Violation[] = [
  violation(
    'remote-imports-itself-and-shared',
    'mfe-catalog/src/components/foreign.ts',
    "import type { Face } from '../../../mfe-account/src/expose/remote';",
  ),
  violation('remote-takes-state-from-runtime', 'mfe-catalog/src/components/own-store.ts', "import 'zustand';"),
  violation('shared-imports-no-application', 'shared/src/runtime/up.ts', "import '../../../host/src/app/app';"),
  violation(
    'shared-is-entered-by-its-exports',
    'host/src/app/inside.ts',
    "import '../../../shared/src/runtime/store';",
  ),
  violation('rules-import-nothing', 'shared/src/rules/format/stored.ts', "import '../../runtime/store';"),
  violation('browser-imports-nothing-of-node', 'host/src/app/disk.ts', "import '@shop/node/store';"),
  violation(
    'node-is-entered-by-its-exports',
    'host/server/web/inside.ts',
    "import '../../../packages/node/src/store/index';",
  ),
  violation(
    'host-meets-remotes-at-run-time',
    'host/src/app/static-remote.ts',
    "import '../../../mfe-catalog/src/expose/remote';",
  ),
  violation('api-imports-itself-and-shared', 'api/src/page.ts', "import '../../host/src/app/app';"),
  violation('publisher-imports-itself-and-shared', 'publisher/src/page.ts', "import '../../host/src/app/app';"),
  violation('e2e-imports-no-source', 'e2e/tests/shortcut.spec.ts', "import '../../host/src/app/app';"),
  violation('test-code-is-imported-by-tests', 'host/src/app/doubled.ts', "import '@shop/shared/testing';"),
  violation('tests-press-keys-at-once', 'host/src/app/app.test.ts', "import '@testing-library/user-event';"),

  violation('remote-routes-look-down', 'mfe-catalog/src/routes/face.ts', "import '../expose/remote';"),
  violation('remote-pages-look-down', 'mfe-catalog/src/pages/product/routes.ts', "import '../../routes';"),
  violation('remote-features-look-down', 'mfe-catalog/src/features/buying/page.ts', "import '../../pages/product';"),
  violation('remote-components-look-down', 'mfe-catalog/src/components/buy.ts', "import '../features/buying';"),
  violation('remote-rest-looks-down', 'mfe-catalog/src/content/pages.ts', "import '../pages/product';"),
  violation('page-imports-no-page', 'mfe-catalog/src/pages/product/list.ts', "import '../products';"),
  violation(
    'remote-folder-is-entered-by-index',
    'mfe-catalog/src/pages/product/buy.ts',
    "import '../../features/buying/buy-button';",
  ),

  violation('api-resolver-calls-use-cases', 'api/src/modules/orders/list-resolvers.ts', "import './order-repository';"),
  violation('api-use-case-knows-no-resolver', 'api/src/modules/orders/list-orders.ts', "import './orders-resolvers';"),
  violation('api-use-case-reads-by-repository', 'api/src/modules/orders/pay.ts', "import '../../db/postgres';"),
  violation('api-repository-looks-down', 'api/src/modules/orders/line-repository.ts', "import './place-order';"),
  violation('api-database-is-the-bottom', 'api/src/db/seed.ts', "import '../modules/orders/place-order';"),
  violation('api-sql-stays-in-repositories', 'api/src/modules/orders/query.ts', "import 'pg';"),

  violation('host-web-runs-no-renderer', 'host/server/web/draw.ts', "import '../renderer/main';"),
  violation('host-web-runs-no-renderer', 'host/server/check/draw.ts', "import '../renderer/main';"),
  violation('host-renderer-knows-no-web-server', 'host/server/renderer/cache.ts', "import '../web/app';"),
  violation('host-protocol-is-the-bottom', 'host/server/protocol/ask.ts', "import '../web/app';"),
  violation('host-protocol-is-the-bottom', 'host/server/html/page.ts', "import '../renderer/main';"),
  violation('host-browser-imports-no-server', 'host/src/app/serve.ts', "import '../../server/web/app';"),

  violation('no-undeclared-dependency', 'host/src/app/undeclared.ts', "import 'undeclared';"),
  violation('no-development-dependency-in-source', 'host/src/app/test-kit.ts', "import 'test-kit';"),
  violation('no-unresolvable-import', 'host/src/app/nowhere.ts', "import './nothing-here';"),
  violation('no-cycle', 'host/src/app/egg.ts', "import './hen';", {
    'host/src/app/hen.ts': "import type { Egg } from './egg';",
  }),
];
