import { createRequire } from 'node:module';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { ROOT_DIR, type RemoteName } from '../packages';

const require = createRequire(import.meta.url);

interface PresetOptions {
  context: string;
  isDev: boolean;
}

const { hostBrowserConfig } = require('../../webpack/host.cjs') as {
  hostBrowserConfig: (options: PresetOptions) => Configuration;
};
const { remoteConfigs } = require('../../webpack/remote.cjs') as {
  remoteConfigs: (options: PresetOptions) => [Configuration];
};

/** Served from memory: nothing may be removed from the production build's folder. */
function withRefresh(config: Configuration): Configuration {
  return {
    ...config,
    output: { ...config.output, clean: false },
    plugins: [...(config.plugins ?? []), new RefreshPlugin({ overlay: false })],
  };
}

/** The host for development: the page is rendered in the browser, so the global rules and the menus come with its scripts. */
export function hostDevConfig(): Configuration {
  const config = hostBrowserConfig({ context: path.join(ROOT_DIR, 'host'), isDev: true });
  // Published remotes ask for the production JSX runtime, which nothing in a development build of the host imports.
  return withRefresh({
    ...config,
    entry: {
      main: ['react/jsx-runtime', './src/app/dev-styles.tsx', './src/app/dev-menus.ts', './src/app/browser.tsx'],
    },
  });
}

export function remoteDevConfig(name: RemoteName, origin: string): Configuration {
  const [config] = remoteConfigs({ context: path.join(ROOT_DIR, name), isDev: true });
  return withRefresh({
    ...config,
    // Without an entry besides the exposes the updates of the exposed modules reach nobody.
    entry: { main: './src/expose/remote.ts' },
    output: { ...config.output, publicPath: `${origin}/` },
  });
}
