import type { HostFiles } from '../host-files';
import type { AnswerCache } from '../http/answer-cache';
import type { Limits } from '../http/limits';
import type { Metrics } from '../http/metrics';
import type { PurgeCdn } from '../http/purge-cdn';
import type { Owners } from '../owners';
import type { LastReasons } from '../renderers/last-reasons';
import type { NotedFailures } from '../rum/noted-failures';
import type { OpenedPages } from '../rum/opened-pages';
import type { VersionCounts } from '../rum/version-figures';
import type { Visits } from '../rum/visits';
import type { PageWords } from '../rum/page-words';
import type { ReadToken } from '../sets/previews';
import type { HostSettings } from '../settings';
import type { LiveSite } from '../site/live-site';
import type { UploadFiles } from '../uploads/upload-files';

/** What plugins are made of. All of it exists before the first of them. */
export interface Host {
  settings: HostSettings;
  files: HostFiles;
  metrics: Metrics;
  site: LiveSite;
  /** What happens with each version, for `/metrics` and for the publisher. */
  figures: { counts: VersionCounts; visits: Visits; words: PageWords; opened: OpenedPages; failures: NotedFailures };
  /** Why versions have failed. */
  reasons: LastReasons;
  /** Who answers for them. */
  owners: Pick<Owners, 'of'>;
  limits: Limits;
  answers: Pick<AnswerCache, 'keep'>;
  cdn: PurgeCdn;
  readToken: ReadToken;
  uploads: UploadFiles;
  /** Whether the server is about to close. */
  isDraining: () => boolean;
}
