import { FIRST_VIEWS } from '@shop/publisher/checks';
import { table } from '@shop/tools/markdown-table';
import { runBrowserScript } from './browser-tools';
import { startFloorServer } from './floor-server';
import { verdict, verdictLeast, type Section } from './section';
import { startBenchSite } from './site';
import { mean, median } from './statistics';

const RUNS = 9;
const LEAST_SCORE = 99;
const MOST_RATIO = 1.1;
const MOST_TBT_MS = 150;
const MOST_CLS = 0;
const FULL = 100;
/** The page with the most scripts: a map starts in its first view. */
const MAP_PAGE = '/wherebuy';

type Figure = 'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'accessibility' | 'bestPractices' | 'seo';
interface Run extends Record<Figure, number> {
  url: string;
  failed: string[];
  /** Lighthouse's index of the machine's speed, which it slows down four times. */
  machineIndex: number;
}

function figures(runs: readonly Run[], url: string) {
  const own = runs.filter((run) => run.url === url);
  return {
    of: (name: Figure) => median(own.map((run) => run[name])),
    /**
     * FCP and LCP have two possible values, depending on whether the fonts arrive before the first
     * paint, so a median would flip.
     */
    meanOf: (name: Figure) => mean(own.map((run) => run[name])),
    failed: [...new Set(own.flatMap(({ failed }) => failed))],
  };
}

function machineOf(runs: readonly Run[]): string {
  const indices = runs.map(({ machineIndex }) => machineIndex);
  const [least, middle, most] = [Math.min(...indices), median(indices), Math.max(...indices)].map((index) =>
    index.toFixed(0),
  );
  return `Lighthouse's index of the machine's speed was ${middle} (${least} to ${most}); it slows any machine down four times.`;
}

const ms = (value: number) => value.toFixed(0);

type Figures = ReturnType<typeof figures>;

const floorRow = (name: string, floor: Figures) => [
  name,
  floor.of('score').toFixed(0),
  ms(floor.meanOf('fcp')),
  ms(floor.meanOf('lcp')),
  ms(floor.of('tbt')),
  floor.of('cls').toFixed(3),
  '',
  '',
  '',
];

/** Lighthouse on each page, and on the same page without scripts. */
export async function measureSpeed(): Promise<Section> {
  const site = await startBenchSite();
  const floor = await startFloorServer(site.url);
  try {
    const paths = [...FIRST_VIEWS.map(({ path }) => path), MAP_PAGE];
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
      floorRow(`\`${path}\` without scripts`, bare),
    ]);
    const failed = pages
      .filter(({ page }) => page.failed.length > 0)
      .map(({ path, page }) => `\`${path}\`: ${page.failed.join(', ')}`);
    return {
      title: 'Page speed',
      method: `Lighthouse 13.5.0, mobile, simulated throttling, ${RUNS} runs of each page, alternating with the floor: the same HTML and headers without the scripts. FCP and LCP are means, because fonts arrive before or after the first paint; the rest are medians. The ratio to the floor is in brackets. Aims: score ${LEAST_SCORE}, FCP and LCP at most ${MOST_RATIO} times the floor, TBT ${MOST_TBT_MS} ms, CLS ${MOST_CLS}, the rest ${FULL}. ${machineOf(runs)}`,
      body: [
        table(
          ['page', 'score', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'accessibility', 'best practices', 'SEO'],
          rows,
        ),
        ...(failed.length > 0 ? ['', `Audits below 90 in at least one run: ${failed.join('; ')}.`] : []),
      ].join('\n'),
    };
  } finally {
    await floor.stop();
    await site.stop();
  }
}
