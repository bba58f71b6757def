import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { RemoteModule } from '@shop/shared/federation';
import { toRegistryRoute, type RegistryRoute } from '@shop/shared/federation/registry';
import { ROOT_DIR, type RemoteName } from '../packages';

/** Reads a remote's routes from its source; each call sees the files as they are now. */
export async function readRoutes(name: RemoteName): Promise<RegistryRoute[]> {
  const file = path.join(ROOT_DIR, name, 'src/expose/remote.ts');
  const { remote } = (await tsImport(file, import.meta.url)) as { remote: RemoteModule }; // the file itself says `satisfies`
  return remote.routes.map(toRegistryRoute);
}
