import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDialog } from './check-dialog';
import { drawPictures } from './page-pictures';
import { documentsSource, pageSource, routesSource, searchPagesSource } from './page-source';
import { readManuals } from './manuals';
import { readPages } from './read-pages';
import { refuseShrunkSchemas } from './schema-lock';

/**
 * Makes a page, a route and an Open Graph picture from each document in `src/content/pages` and
 * each manual in `src/content/manuals`. The build and `npm run codegen` run it.
 * @param packageDir the folder of this package
 * @throws Error that lists every error in the documents, with file and place, or every change of a
 *   schema that is no growth
 */
export async function generate(packageDir: string): Promise<void> {
  const pages = [...readPages(packageDir), ...readManuals(packageDir)];
  checkDialog(packageDir);
  refuseShrunkSchemas(packageDir);
  const pagesDir = path.join(packageDir, 'src/pages/generated');
  const documentsDir = path.join(packageDir, 'src/documents/generated');
  for (const dir of [pagesDir, documentsDir]) {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
  }
  writeFileSync(path.join(pagesDir, 'index.ts'), routesSource(pages));
  writeFileSync(path.join(pagesDir, 'search-pages.json'), searchPagesSource(pages));
  writeFileSync(path.join(documentsDir, 'shipped-documents.ts'), documentsSource(pages));
  await drawPictures(packageDir, pages, path.join(documentsDir, 'pictures'));
  for (const page of pages) {
    writeFileSync(path.join(pagesDir, `${page.id}.ts`), pageSource(page));
    if (page.isMade) writeFileSync(path.join(documentsDir, `${page.id}.json`), JSON.stringify(page.document));
  }
}
