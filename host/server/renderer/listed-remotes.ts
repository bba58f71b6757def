import { emptyRegistry, findVersion, type Registry, type Versions } from '@shop/shared/federation/registry';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { toLiveRemote } from '../../src/remotes/live-remote';
import type { RouteMatch } from '../../src/remotes/match-route';
import type { PageJob } from '../protocol/messages';

/** The page of a job, with what its names stand for in the registry. */
export interface FoundPage extends Pick<PageJob, 'pathname' | 'search'> {
  remotes: readonly LiveRemote[];
  /** The remotes whose pages the menus list. */
  inMenus: readonly LiveRemote[];
  match: RouteMatch<LiveRemote> | null;
}

/** The registry, whose remotes jobs name. */
export class ListedRemotes {
  private registry = emptyRegistry();

  follow(registry: Registry): void {
    this.registry = registry;
  }

  private find(versions: Versions): LiveRemote[] {
    return Object.entries(versions).map(([name, version]) => {
      const listed = findVersion(this.registry, name, version);
      if (!listed) throw new Error(`the registry no longer lists ${name} ${version}`);
      return toLiveRemote(name, listed);
    });
  }

  /** @throws Error when the registry no longer lists one of the versions */
  pageOf({ pathname, search, match, versions, inMenus }: PageJob): FoundPage {
    const remotes = this.find(versions);
    const remote = remotes.find(({ name }) => name === match?.remote);
    const route = remote?.routes.find(({ path }) => path === match?.path);
    return {
      ...{ pathname, search, remotes, inMenus: this.find(inMenus) },
      match: match && remote && route ? { remote, route, params: match.params } : null,
    };
  }
}
