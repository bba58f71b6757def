/** The ways in which a page may be worse with a version. A team accepts one by its name. */
export const LOSSES = {
  fails: 'fail',
  status: 'get another status',
  blank: 'lose most of their text',
  title: 'lose their title',
  index: 'are hidden from search engines',
  heading: 'lose a heading',
  price: 'lose a price',
  links: 'lose links',
  data: 'lose structured data',
  form: 'lose a form or a field',
  weight: 'become too heavy',
  time: 'become too slow',
  // What is found in a browser only.
  script: 'throw in the browser',
  hydration: 'are drawn anew in the browser',
  console: 'write errors on the console',
  policy: 'break the content security policy',
  screen: 'have an empty first screen',
  axe: 'are harder to use (axe)',
} as const;

export type LossName = keyof typeof LOSSES;

export const isLossName = (name: string): name is LossName => Object.hasOwn(LOSSES, name);

export interface Loss {
  name: LossName;
  /** What is lost, or how heavy or slow the page is. */
  example: string;
  /** With the live version and with the candidate, where both can be told. */
  before?: string;
  after?: string;
}

/** A page that is worse with a version than with the live one. */
export interface PageLoss extends Loss {
  address: string;
}

/** What the host's program says of a version that it has tried on pages. */
export interface TrialResult {
  /** How many pages were compared, of those that the version can change. */
  tried: number;
  of: number;
  losses: PageLoss[];
  /** How many say something else, without being worse. */
  changed: number;
  ms: number;
}

/** How a page looks with both versions; null where there is no picture. */
export interface PagePictures {
  address: string;
  /** JPEG in base64, at most 250 KB each. */
  live: string | null;
  candidate: string | null;
}

/** What the host's program says of a version that it has opened in a browser. */
export interface BrowserTrialResult extends TrialResult {
  pictures: PagePictures[];
}
