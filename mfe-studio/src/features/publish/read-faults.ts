import type { DocumentFault } from '@shop/shared/page-documents';
import { RequestError } from '@shop/shared/runtime';

function isFault(value: unknown): value is DocumentFault {
  return typeof value === 'object' && value !== null && 'path' in value && 'text' in value;
}

/** The faults that the API has found in a page, beyond those that can be found without the site. */
export function faultsIn(error: unknown): DocumentFault[] {
  const faults = error instanceof RequestError ? error.details.faults : undefined;
  return Array.isArray(faults) ? faults.filter(isFault) : [];
}
