import { LRUCache } from 'lru-cache';
import { withoutHidden, type PageDocument, type PageSum, type TestSum } from '@shop/shared/page-documents';
import type { PagesServices } from '../pages/pages-services';

/** Versions whose anchors are remembered: a version never changes. */
const MOST_KNOWN = 500;

/** The blocks of a document in JSON that visitors can see; empty stands for the page itself. */
function blocksIn(text: string): ReadonlySet<string> {
  const document = JSON.parse(text) as PageDocument; // its structure was checked
  const ids = withoutHidden(document).content.map(({ props }) => props.id);
  return new Set(['', ...ids.filter((id) => typeof id === 'string')]);
}

/** Makes what keeps the sums of hosts, without versions and blocks that nobody has made. */
export function createFigureTaker({ versions, figures, tests }: Pick<PagesServices, 'versions' | 'figures' | 'tests'>) {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: MOST_KNOWN });

  async function findBlocks(id: string, number: number): Promise<ReadonlySet<string>> {
    const key = `${id}@${number}`;
    const found = known.get(key);
    if (found) return found;
    const version = await versions.find(id, number);
    const blocks = version ? blocksIn(version.document) : new Set<string>();
    if (version) known.set(key, blocks);
    return blocks;
  }

  return async function takeFigures(sums: readonly PageSum[], testSums: readonly TestSum[]): Promise<void> {
    const real: PageSum[] = [];
    for (const sum of sums) if ((await findBlocks(sum.id, sum.number)).has(sum.block)) real.push(sum);
    if (real.length > 0) await figures.add(real);
    if (testSums.length > 0) await tests.addCounts(testSums);
  };
}
