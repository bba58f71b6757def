import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-tools/runtime';

/**
 * Lets the next call request a shared module again that did not load. The runtime would answer with
 * the first failure until the page is reloaded: after one moment without a network no form could be
 * sent, because urql is shared.
 */
export const retryShared: ModuleFederationRuntimePlugin = {
  name: 'retry-shared',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};
