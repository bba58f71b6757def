import { isRecord } from '@shop/shared/page-documents';
import { MOST_BLOCKS, MOST_PRESSES, type PageReport } from '../../../src/rum/page-report';

const BLOCK = /^[a-z][a-z\d-]{0,79}$/;
const LONGEST_PATH = 300;

const isBlock = (value: unknown): value is string => typeof value === 'string' && BLOCK.test(value);

const areBlocks = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_BLOCKS && value.every(isBlock) && new Set(value).size === value.length;

function arePresses(value: unknown): value is Record<string, number> {
  if (!isRecord(value) || !areBlocks(Object.keys(value))) return false;
  return Object.values(value).every(
    (count) => Number.isSafeInteger(count) && Number(count) > 0 && Number(count) <= MOST_PRESSES,
  );
}

/** Whether a browser could have sent this report about one page. */
export function isPageReport(value: unknown): value is PageReport {
  if (!isRecord(value)) return false;
  const { page, isVisit, seen, presses, order } = value;
  if (typeof page !== 'string' || !page.startsWith('/') || page.length > LONGEST_PATH) return false;
  if (isVisit !== undefined && typeof isVisit !== 'boolean') return false;
  if (seen !== undefined && !areBlocks(seen)) return false;
  if (presses !== undefined && !arePresses(presses)) return false;
  return order === undefined || isBlock(order);
}
