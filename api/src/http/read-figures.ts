import { isRecord, MOST_PAGE_SUMS, PAGE_COUNTS, type PageSum, type TestSum } from '@shop/shared/page-documents';
import { isPageId } from './read-release';

const BLOCK = /^[a-z\d-]{0,80}$/;
/** A host that tells of more in ten seconds counts wrong. */
const MAX_COUNT = 1_000_000;
/** Of PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647;

const isCount = (value: unknown, least = 0) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= MAX_COUNT;

function isPageSum(value: unknown): value is PageSum {
  if (!isRecord(value) || !isPageId(value.id) || !isCount(value.number, 1)) return false;
  if (typeof value.block !== 'string' || !BLOCK.test(value.block)) return false;
  return PAGE_COUNTS.every((name) => isCount(value[name]));
}

/** What a host has counted; null when it has another shape. */
export function readFigures({ sums }: Record<string, unknown>): PageSum[] | null {
  return Array.isArray(sums) && sums.length <= MOST_PAGE_SUMS && sums.every(isPageSum) ? sums : null;
}

function isTestSum(value: unknown): value is TestSum {
  if (!isRecord(value) || !Number.isSafeInteger(value.id) || Number(value.id) > MAX_ID) return false;
  return (value.variant === 'a' || value.variant === 'b') && isCount(value.visitors) && isCount(value.successes);
}

/** What a host has counted in tests; older ones leave it out. Null when it has another shape. */
export function readTestSums({ tests = [] }: Record<string, unknown>): TestSum[] | null {
  return Array.isArray(tests) && tests.length <= MOST_PAGE_SUMS && tests.every(isTestSum) ? tests : null;
}
