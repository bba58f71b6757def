import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRelease } from '@shop/tools/release';
import { runCommand } from '@shop/tools/run-command';
import { ROOT_DIR } from '@shop/tools/packages';
import { table } from '@shop/tools/markdown-table';
import { startDeliverySite, type DeliverySite } from './deliver/delivery-site';
import { timeToPages } from './deliver/publications';
import { withNextVersion } from './deliver/made-versions';
import { verdict, type Section } from './section';
import { quantile } from './statistics';

const REMOTE = 'mfe-catalog';
const ROUNDS = 9;
/** Rounds that are not counted: the hosts compile all code in them. */
const WARM_UPS = 1;
/** Builds that nobody has checked are published in every third round: that takes long. */
const UNCHECKED_EVERY = 3;
const TIMEOUT_MS = 60_000;
const S = 1000;

/** What is timed, with the most that half of the runs may take, in s; null for a floor. */
const MOST_S = {
  'npm runs `node -e 0`, the floor': null,
  '`list`, to its end': 0.5,
  '`status`, to its end': 0.5,
  '`rollback`, to the first page on each host': 1,
  '`publish --from` of a build that `check` has proven, to the first page on each host': 3,
  '`publish --from` of a build that nobody has checked, to the first page on each host': 25,
  '`promote` to 100, to the first page on each host': 1,
} as const;

type Row = keyof typeof MOST_S;

const METHOD =
  'From the key: npm, which a person calls, starts Node.js. Two hosts with data of their own over one store, the publisher and the API; both hosts are asked for a page every 10 ms meanwhile. The rows are measured in turns, nine times each, the last two three times.';

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Runs `npm run -s <script>` in a folder, as a person does. */
async function npm(folder: string, env: NodeJS.ProcessEnv, script: string, ...args: string[]): Promise<void> {
  const all = ['--prefix', folder, 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const { isGood, output } = await runCommand('npm', all, { env, timeoutMs: TIMEOUT_MS, isBuffered: true });
  if (!isGood) throw new Error(`npm run ${script} ${args.join(' ')}: ${output}`);
}

async function measureRound(site: DeliverySite, floorDir: string, round: number, note: (row: Row, ms: number) => void) {
  const remotes = (...args: string[]) => npm(ROOT_DIR, site.env, 'remotes', ...args);
  const { version: before } = readRelease(REMOTE);
  const noteSlowest = (row: Row, times: readonly number[]) => note(row, Math.max(...times));
  note('npm runs `node -e 0`, the floor', await elapsed(() => npm(floorDir, site.env, 'floor')));
  note('`list`, to its end', await elapsed(() => remotes('list')));
  note('`status`, to its end', await elapsed(() => remotes('status')));
  for (const isProven of round % UNCHECKED_EVERY === 0 ? [true, false] : [true])
    await withNextVersion(REMOTE, `r${round}${isProven ? 'p' : 'n'}`, async ({ dir, release }) => {
      const [args, version] = [[REMOTE, '--from', dir], `${REMOTE}@${release.version}`];
      if (isProven) await remotes('check', ...args);
      const published = await timeToPages(site, release.version, () => remotes('publish', ...args));
      noteSlowest(
        isProven
          ? '`publish --from` of a build that `check` has proven, to the first page on each host'
          : '`publish --from` of a build that nobody has checked, to the first page on each host',
        published,
      );
      const rollback = () => remotes('rollback', version);
      noteSlowest('`rollback`, to the first page on each host', await timeToPages(site, before, rollback));
    });
  if (round % UNCHECKED_EVERY === 0)
    await withNextVersion(REMOTE, `r${round}t`, async ({ dir, release }) => {
      const version = `${REMOTE}@${release.version}`;
      await remotes('publish', REMOTE, '--from', dir, '--traffic', '0');
      const promote = () => remotes('promote', version, '--traffic', '100');
      noteSlowest(
        '`promote` to 100, to the first page on each host',
        await timeToPages(site, release.version, promote),
      );
      await timeToPages(site, before, () => remotes('rollback', version));
    });
}

function toRow(row: Row, times: readonly number[]): string[] {
  const [p50, p99] = [quantile(times, 0.5) / S, quantile(times, 0.99) / S];
  const most = MOST_S[row];
  return [
    row,
    most === null ? p50.toFixed(2) : verdict(p50, most, 2),
    p99.toFixed(2),
    most === null ? '' : String(most),
  ];
}

/** How long a person waits for the command of the teams. */
export async function measureCommands(): Promise<Section> {
  const floorDir = await mkdtemp(path.join(tmpdir(), 'shop-bench-floor-'));
  await writeFile(path.join(floorDir, 'package.json'), JSON.stringify({ scripts: { floor: 'node -e 0' } }));
  const site = await startDeliverySite();
  const times = new Map<Row, number[]>();
  const note = (row: Row, ms: number) => times.set(row, [...(times.get(row) ?? []), ms]);
  try {
    for (let round = 0; round < WARM_UPS; round += 1) await measureRound(site, floorDir, -WARM_UPS, () => undefined);
    for (let round = 0; round < ROUNDS; round += 1) await measureRound(site, floorDir, round, note);
  } finally {
    await site.stop();
    await rm(floorDir, { recursive: true });
  }
  const rows = [...times].map(([row, all]) => toRow(row, all));
  return { title: 'Commands', method: METHOD, body: table(['from the key, s', 'p50', 'p99', 'p50 at most'], rows) };
}
