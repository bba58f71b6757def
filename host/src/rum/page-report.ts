/** What happened on a page of documents since its last report. */
export interface PageReport {
  /** Its path. */
  page: string;
  /** Whether this is the first report of a visit. */
  isVisit?: boolean;
  /** Blocks that were on screen for the first time in this visit, by their anchors. */
  seen?: string[];
  /** How often links and buttons of a block were pressed. */
  presses?: Record<string, number>;
  /** An order was placed that began with a press in this block. */
  order?: string;
}

/** In one report, which 2 KB must hold with the longest anchors; the rest follows in others. */
export const MOST_BLOCKS = 14;
/** In one block and report. */
export const MOST_PRESSES = 9;
