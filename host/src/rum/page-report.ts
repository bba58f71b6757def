/** What happened on a page since its last report. Blocks are named by their anchors. */
export interface PageReport {
  /** Its path. */
  page: string;
  /** Only in the first report of each visit. */
  isVisit?: true;
  /** Blocks that were on screen for the first time in this visit. */
  seen?: string[];
  /** How often links and buttons of a block were pressed. */
  presses?: Record<string, number>;
  /** An order was placed that began with a press in this block. */
  order?: string;
}

/** More is sent in further reports. */
export const MOST_BLOCKS = 30;
/** In one block since the last report. A page that counts more is none of ours. */
export const MOST_PRESSES = 9;
