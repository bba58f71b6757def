import { counted } from '@shop/shared/counted';
import type { BrowserTrialResult, LossName, PagePictures } from '@shop/node/page-trial';
import type { FoundBrowser } from './find-browser';
import { faultsOf, findingsOf, inThousands, type Finding } from './page-losses';
import { runProgram } from './run-program';
import { makeSpareStore, type SpareStoreOptions } from './spare-store';
import type { PagesTried } from './try-pages';

export interface BrowserTrial extends SpareStoreOptions {
  /** The version that visitors get now. */
  live: string;
  /** The API's answers for the public lists with demonstration data, by name. */
  lists: Readonly<Record<string, string>>;
  /** The API's schema, in the schema language. */
  schema: string;
  /** Pages that people open, those first that they open most. */
  addresses: readonly string[];
  /** What is found meanwhile without a browser, which takes pictures of it, too. */
  rendered: Promise<readonly Finding[]>;
}

export interface PagesBrowsed extends PagesTried {
  pictures: PagePictures[];
}

/** What opens pages: the host's program, and a browser. */
export interface BrowserTools {
  program: string;
  found: () => FoundBrowser;
}

/** A publication waits for it; the page that was begun has 5 s more. */
const BUDGET_MS = 15_000;
/** With pictures, which are only taken where something was found. */
const TIMEOUT_MS = 55_000;

const notTried = (why: string): PagesBrowsed => ({
  ...{ faults: [], findings: [], pictures: [] },
  notes: [`not tried in a browser: ${why.split('\n', 1)[0]}`],
});

/** One page for each way in which pages are worse. */
const firstOfEach = (findings: readonly Finding[]) => findings.flatMap(({ losses: [first] }) => first?.address ?? []);

/** Says what was found in a browser, without what the team accepts. */
export function describeBrowsing(trial: BrowserTrialResult, accepted: readonly LossName[]): PagesBrowsed {
  const { tried, of, ms, pictures } = trial;
  const findings = findingsOf(trial, accepted);
  const { faults, meant } = faultsOf(findings);
  const isCut = of > tried;
  const pages = isCut ? `${inThousands(tried)} of ${inThousands(of)} pages` : counted(tried, 'page');
  const cut = isCut ? ', and then the time was up' : '';
  return {
    ...{ faults, findings, pictures },
    notes: [`opened ${pages} in a browser in ${(ms / 1000).toFixed(1)} s${cut}`, ...meant],
  };
}

/**
 * Opens pages with a version in a browser, on a host and a store of their own, and says what is
 * wrong that is not wrong with the live version. Nothing of it reaches the site or its API. Where
 * there is no browser, or it fails, a note says so.
 */
export async function browsePages(
  { program, found }: BrowserTools,
  { live, lists, schema, addresses, rendered, ...options }: BrowserTrial,
  accepted: readonly LossName[],
): Promise<PagesBrowsed> {
  const browser = found();
  if ('missing' in browser) return notTried(browser.missing);
  const spare = await makeSpareStore(options);
  try {
    const input = {
      ...{ remote: options.release.name, live, candidate: options.release.version, addresses, lists, schema },
      ...{ dataDir: spare.dataDir, registry: spare.registry, browser: browser.file, budgetMs: BUDGET_MS },
    };
    const worse = rendered.then(firstOfEach);
    const result = await runProgram(program, input, TIMEOUT_MS, worse);
    if ('failure' in result) return notTried(result.failure);
    return describeBrowsing(JSON.parse(result.output) as BrowserTrialResult, accepted); // by our own program
  } finally {
    await spare.remove();
  }
}
