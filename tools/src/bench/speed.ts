import { FIRST_VIEWS } from '../budgets';
import { runBrowserScript } from './browser-tools';
import { startFloorServer } from './floor-server';
import { table, verdict, verdictLeast, type Section } from './section';
import { startBenchSite } from './site';
import { mean, median } from './statistics';

const RUNS = 9;
const LEAST_SCORE = 98;
const MOST_RATIO = 1.3;
const MOST_TBT_MS = 50;
const MOST_CLS = 0.01;
const FULL = 100;

type Figure = 'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'accessibility' | 'bestPractices' | 'seo';
interface Run extends Record<Figure, number> {
  url: string;
  failed: string[];
  /** Lighthouse's index of how quick the machine was: what it slows down four times. */
  machineIndex: number;
}

function figures(runs: readonly Run[], url: string) {
  const own = runs.filter((run) => run.url === url);
  return {
    of: (name: Figure) => median(own.map((run) => run[name])),
    /** FCP and LCP take one of two values, by whether the fonts were there before the first paint: a median would flip. */
    meanOf: (name: Figure) => mean(own.map((run) => run[name])),
    failed: [...new Set(own.flatMap(({ failed }) => failed))],
  };
}

function machineOf(runs: readonly Run[]): string {
  const indices = runs.map(({ machineIndex }) => machineIndex);
  const [least, middle, most] = [Math.min(...indices), median(indices), Math.max(...indices)].map((index) =>
    index.toFixed(0),
  );
  return `Lighthouse's index of the machine's speed was ${middle} (${least} to ${most}); it slows down four times whatever it finds.`;
}

const ms = (value: number) => value.toFixed(0);

/** Lighthouse of each page beside the same page without scripts. */
export async function measureSpeed(): Promise<Section> {
  const site = await startBenchSite();
  const floor = await startFloorServer(site.url);
  try {
    const paths = FIRST_VIEWS.map(({ path }) => path);
    const round = paths.flatMap((path) => [site.url + path, floor.url + path]);
    const runs = await runBrowserScript<Run>('measure-speed.mjs', Array.from({ length: RUNS }, () => round).flat());
    const pages = paths.map((path) => ({
      path,
      page: figures(runs, site.url + path),
      bare: figures(runs, floor.url + path),
    }));
    const rows = pages.flatMap(({ path, page, bare }) => [
      [
        `\`${path}\``,
        verdictLeast(page.of('score'), LEAST_SCORE),
        `${ms(page.meanOf('fcp'))} (${verdict(page.meanOf('fcp') / bare.meanOf('fcp'), MOST_RATIO, 2)})`,
        `${ms(page.meanOf('lcp'))} (${verdict(page.meanOf('lcp') / bare.meanOf('lcp'), MOST_RATIO, 2)})`,
        verdict(page.of('tbt'), MOST_TBT_MS, 0),
        verdict(page.of('cls'), MOST_CLS, 3),
        ...(['accessibility', 'bestPractices', 'seo'] as const).map((name) => verdictLeast(page.of(name), FULL)),
      ],
      [
        `\`${path}\` without scripts`,
        bare.of('score').toFixed(0),
        ms(bare.meanOf('fcp')),
        ms(bare.meanOf('lcp')),
        ms(bare.of('tbt')),
        bare.of('cls').toFixed(3),
        '',
        '',
        '',
      ],
    ]);
    const failed = pages
      .filter(({ page }) => page.failed.length > 0)
      .map(({ path, page }) => `- \`${path}\`: ${page.failed.join(', ')}`);
    return {
      title: 'Page speed',
      method: `Lighthouse 13.5.0, mobile, simulated throttling, ${RUNS} runs of each page in turns with the floor: the same HTML, its scripts taken out, everything else the same. FCP and LCP are means, the rest medians; in brackets the ratio to the floor. On loopback the fonts end before the first paint or after it, as it happens, and the simulation then puts FCP at about 1510 or 900 ms, for page and floor alike: hence means, and many runs. Aims: score ${LEAST_SCORE}, FCP and LCP at most ${MOST_RATIO} times the floor, TBT ${MOST_TBT_MS} ms, CLS ${MOST_CLS}, the rest ${FULL}. The page without scripts has a TBT too: where the simulation paints before the fonts are there, layouts of its text count. ${machineOf(runs)}`,
      body: [
        table(
          ['page', 'score', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'accessibility', 'best practices', 'SEO'],
          rows,
        ),
        ...(failed.length > 0 ? ['', 'Audits below 90 in at least one run:', '', ...failed] : []),
      ].join('\n'),
    };
  } finally {
    await floor.stop();
    await site.stop();
  }
}
