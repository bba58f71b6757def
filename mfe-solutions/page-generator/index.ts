import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDialog } from './check-dialog';
import { drawPictures } from './page-pictures';
import { documentsSource, pageSource, routesSource, searchPagesSource } from './page-source';
import { readManuals } from './manuals';
import { readPages } from './read-pages';

/**
 * Makes a page, a route and an Open Graph picture from each document in `src/content/pages` and
 * each manual in `src/content/manuals`. The build and `npm run codegen` run it.
 * @param packageDir the folder of this package
 * @throws Error that lists every error in the documents, with file and place
 */
export async function generate(packageDir: string): Promise<void> {
  const pages = [...readPages(packageDir), ...readManuals(packageDir)];
  checkDialog(packageDir);
  const outputDir = path.join(packageDir, 'src/pages/generated');
  rmSync(outputDir, { recursive: true, force: true });
  mkdirSync(path.join(outputDir, 'content'), { recursive: true });
  writeFileSync(path.join(outputDir, 'index.ts'), routesSource(pages));
  writeFileSync(path.join(outputDir, 'shipped-documents.ts'), documentsSource(pages));
  writeFileSync(path.join(outputDir, 'search-pages.json'), searchPagesSource(pages));
  await drawPictures(packageDir, pages, path.join(outputDir, 'pictures'));
  for (const page of pages) {
    writeFileSync(path.join(outputDir, `${page.id}.ts`), pageSource(page));
    if (page.isMade) writeFileSync(path.join(outputDir, 'content', `${page.id}.json`), JSON.stringify(page.document));
  }
}
