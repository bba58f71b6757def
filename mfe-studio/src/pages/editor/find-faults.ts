import {
  checkDocument,
  type DocumentFault,
  type FaultCode,
  type PageDocument,
  type Schemas,
} from '@shop/shared/page-documents';

/** What more typing only makes worse. */
const LIMITS: ReadonlySet<FaultCode> = new Set(['too-long', 'too-many', 'too-large', 'too-deep']);

/**
 * What is wrong with a draft. Nobody is told of empty fields while filling them in: only once
 * publishing has been asked for. That a limit is passed is said at once.
 */
export function findFaults(schemas: Schemas, document: PageDocument, isChecked: boolean): readonly DocumentFault[] {
  const faults = checkDocument(schemas, document);
  return isChecked ? faults : faults.filter(({ code }) => LIMITS.has(code));
}
