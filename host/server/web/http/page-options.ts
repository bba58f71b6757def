import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { Registry, VersionName } from '@shop/shared/federation/registry';
import type { PageRequest } from '../sets/page-request';
import type { Drafts } from '../documents/drafts';
import type { CachedPage, PageCache } from '../pages/page-cache';
import type { AnswerCache } from './answer-cache';
import type { FindPage } from './find-page';
import type { SetFinder } from './find-set';
import type { ChooseTested } from './tested-page';

/** The config of each route that serves pages. */
export const PAGE_ADDRESS = { loggedPath: 'page' } as const;

export interface PagesOptions {
  findPage: FindPage;
  cache: Pick<PageCache, 'gives'>;
  answers: Pick<AnswerCache, 'keep'>;
  sets: SetFinder;
  /** Which version of a tested page a visitor gets. */
  chooseTested: ChooseTested;
  drafts: Drafts;
  /** Where a path leads that is no page, also to another site; nothing when it leads nowhere. */
  redirectOf: (path: string) => string | undefined;
  registry: () => Registry;
  /** Why a version has failed the last time; nothing when it has not. */
  reasonOf: (remote: string, version: string) => string | undefined;
  /** What tells how a previewed page was loaded. */
  madeOfScript: string;
  onFailure: (pathname: string, error: unknown) => void;
  /** Called with each HTML page of a remote that is sent. */
  onPage: (remote: LiveRemote) => void;
  /** Returns what is called each time that a person opens the page; links of mails are left out. */
  openedCounter: (request: PageRequest, page: CachedPage) => () => void;
  /**
   * Called with those that are sent while there is a candidate.
   * @returns the word that comes with the page; null for none
   */
  wordOf: (visitor: string, remote: LiveRemote, versions: readonly VersionName[]) => string | null;
}
