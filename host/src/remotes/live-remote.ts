import type { RegistryRoute } from '@shop/shared/federation/registry';

/** A version of a remote that this page uses, as it travels in the HTML. */
export interface LiveRemote {
  name: string;
  version: string;
  /** The federation entry. */
  url: string;
  routes: RegistryRoute[];
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
}
