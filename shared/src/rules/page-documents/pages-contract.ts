import type { DocumentFault, PageDocument, Schemas } from './page-document';
import type { SiteMenu, SiteParts } from './site-parts';

// What hosts and the API tell each other about pages, at addresses that only they reach.

/** PUT: a host tells what is live now. */
export const RELEASE_PATH = '/pages/release';
/** GET: what hosts show. With an ETag, because each asks twice a second. */
export const PUBLISHED_PATH = '/pages/published';
/**
 * The version of goods and lists without the stock, beside what is published: hosts that see
 * another one read lists and pages anew. Older APIs do not send it.
 */
export const GOODS_VERSION_HEADER = 'x-goods-version';
/** POST: what a host found when it rendered a version. */
export const PROOFS_PATH = '/pages/proofs';
/** POST: what a host has counted on pages since its last call. */
export const FIGURES_PATH = '/pages/figures';
/**
 * GET: the document of a version. Only its common blocks change: they are those of the site now.
 * @param shownAt the instant whose blocks it has; now by default
 */
export const versionPath = (id: string, number: number, shownAt?: string) =>
  `/pages/${encodeURIComponent(id)}/versions/${number}${shownAt === undefined ? '' : `?at=${encodeURIComponent(shownAt)}`}`;
/** GET: the document behind a link for people without an account. */
export const draftPath = (token: string) => `/pages/drafts/${encodeURIComponent(token)}`;

/** Of the site: where people without an account see the document behind such a link. */
export const DRAFT_LINKS_PATH = '/draft';
export const previewPath = (token: string) => `${DRAFT_LINKS_PATH}/${encodeURIComponent(token)}`;

/** What the API has to know of the site in order to check a page. */
export interface PagesRelease {
  /** The remote that shows the pages, and its live version. */
  remote: string;
  version: string;
  schemas: Schemas;
  /** The pages that the version brings. */
  documents: readonly { id: string; document: PageDocument }[];
  /** The routes of all remotes, as React Router writes them. */
  routes: readonly { remote: string; path: string }[];
  /** The host's own addresses. What begins with one and a slash is the host's, too. */
  hostPaths: readonly string[];
  /** Addresses of the host's own pictures. Older hosts do not tell. */
  pictures?: readonly string[];
  /** The menus of the layout. Older hosts do not tell. */
  menus?: readonly SiteMenu[];
}

export interface PublishedPage {
  id: string;
  path: string;
  /** The live version. */
  number: number;
  /** The live version is the release's own document, which the remote shows by itself. */
  isShipped: boolean;
  publishedAt: string;
  /**
   * The instant whose blocks are shown now: another one as soon as others are. Absent: they are
   * always the same.
   */
  shownAt?: string;
  /** A test of another version, while it runs. Older APIs do not tell, older hosts show none. */
  test?: PublishedTest;
}

/** Another version of a page, which a part of its visitors gets. */
export interface PublishedTest {
  id: number;
  /** The version that is tried. */
  number: number;
  /** How many of a hundred visitors get it. */
  share: number;
  /** Of the visitors that get either version, those count who do this. */
  goal: 'forms' | 'orders';
  /** When the test ends at the latest. */
  endsAt: string;
}

export interface PublishedPages {
  /** Rises with every change. */
  revision: number;
  pages: readonly PublishedPage[];
  /** Ids of pages that are not shown, though a release may bring them. */
  off: readonly string[];
  redirects: readonly { from: string; to: string }[];
  /** Addresses of uploaded pictures that are gone. Older APIs do not tell. */
  deletedPictures?: readonly string[];
  /** What all pages share. Older APIs do not tell. */
  shared?: SiteParts;
}

export interface PageProof {
  id: string;
  number: number;
  /** The instant whose blocks it had; absent where they are always the same. */
  shownAt?: string;
  /** The version of the remote that rendered the page. */
  version: string;
  /** Empty: the page is shown. */
  faults: readonly DocumentFault[];
}

export interface PagePreview {
  id: string;
  path: string;
  document: PageDocument;
}

/** What browsers count, with consent: `seen` are visits in which a block was on screen. */
export const PAGE_COUNTS = ['visits', 'seen', 'presses', 'orders'] as const;

/** What visitors did on a version of a page, as sums: nothing in it says who. */
export interface PageSum extends Record<(typeof PAGE_COUNTS)[number], number> {
  id: string;
  number: number;
  /** The anchor of a block; empty for the page itself. */
  block: string;
}

/** The number of sums that the API takes at once. */
export const MOST_PAGE_SUMS = 2000;
