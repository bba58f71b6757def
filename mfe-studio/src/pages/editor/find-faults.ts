import {
  checkCommonDocument,
  checkCommons,
  checkDocument,
  expandCommons,
  type CommonBlocks,
  type DocumentFault,
  type FaultCode,
  type PageDocument,
  type Schemas,
} from '@shop/shared/page-documents';

/** What more typing only makes worse. */
const LIMITS: ReadonlySet<FaultCode> = new Set(['too-long', 'too-many', 'too-large', 'too-deep']);

const NO_COMMONS: CommonBlocks = new Map();

/**
 * What is wrong with a draft, which may be that of a common block. Nobody is told of empty fields
 * while filling them in: only once publishing has been asked for. That a limit is passed is said at
 * once.
 */
export function findFaults(
  schemas: Schemas,
  document: PageDocument,
  isChecked: boolean,
  { commons = NO_COMMONS, isCommon = false }: { commons?: CommonBlocks; isCommon?: boolean } = {},
): readonly DocumentFault[] {
  const faults = isCommon
    ? checkCommonDocument(schemas, document)
    : [...checkCommons(document, commons), ...checkDocument(schemas, expandCommons(document, commons, schemas))];
  return isChecked ? faults : faults.filter(({ code }) => LIMITS.has(code));
}
