import { fits } from '../schema';
import { blockFaults, pageDocumentSchema, type BlockSchemas, type PageDocument } from './page-document';

function report(file: string, faults: readonly string[]): void {
  // eslint-disable-next-line no-console -- the page lives: nothing else would tell that a part of it is missing
  for (const fault of faults) console.error(`${file}: ${fault}`);
}

/**
 * Checks a document when it is loaded. The build has done so already; documents of an editor come past the build.
 * A block that is unknown or wrong is named and left out, and the page lives.
 * @throws Error for what is no page at all
 */
export function readDocument(file: string, document: unknown, schemas: BlockSchemas): PageDocument {
  if (!fits(pageDocumentSchema, document)) {
    throw new Error(`${file}: ${pageDocumentSchema.faults(document, '').join('; ')}`);
  }
  const content = document.content.filter((block, index) => {
    const faults = blockFaults(schemas, block, index);
    report(file, faults);
    return faults.length === 0;
  });
  return { ...document, content };
}
