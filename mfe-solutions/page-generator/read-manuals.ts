import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFaults } from './document-faults';
import { manualDocument } from './manual-document';
import type { Page } from './read-pages';

const FOLDER = 'src/content/manuals';

function readManual(folder: string, name: string): Page {
  const slug = name.replace(/\.md$/, '');
  const document = manualDocument(slug, readFileSync(path.join(folder, name), 'utf8'));
  const faults = documentFaults(document);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return { id: `manual-${slug.replaceAll('_', '-')}`, document, isMade: true };
}

/**
 * Makes a page of each manual, which is kept as Markdown because the PDF is printed from it too.
 * @throws Error that names file and fault
 */
export function readManuals(packageDir: string): Page[] {
  const folder = path.join(packageDir, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return names.toSorted().map((name) => {
    try {
      return readManual(folder, name);
    } catch (error) {
      throw new Error(`${FOLDER}/${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}
