// Prints the legal texts beside this file into host/public/documents. Run it after a change of a text and commit both.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderDocumentPage } from './document-page.ts';
import { findChromium } from './find-chromium.mjs';

const NAMES = ['privacy-policy', 'public-offer'];
const FONTS_DIR = path.resolve(import.meta.dirname, '../../shared/src/ui/fonts');
const OUTPUT_DIR = path.resolve(import.meta.dirname, '../public/documents');

const readFont = (script) =>
  readFileSync(path.join(FONTS_DIR, `geologica-${script}-wght-normal.woff2`)).toString('base64');

/** Tagged and with an outline, so that a screen reader can walk the headings. */
function printPdf(page, pdf, profileDir) {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--user-data-dir=${profileDir}`,
    '--export-tagged-pdf',
    '--generate-pdf-document-outline',
    '--no-pdf-header-footer',
    `--print-to-pdf=${pdf}`,
    pathToFileURL(page).href,
  ];
  execFileSync(findChromium(), args, { stdio: 'pipe', timeout: 60_000 });
}

function makeDocument(name, workDir, fonts) {
  const source = readFileSync(path.join(import.meta.dirname, `${name}.md`), 'utf8');
  const page = path.join(workDir, `${name}.html`);
  const pdf = path.join(workDir, `${name}.pdf`);
  writeFileSync(page, renderDocumentPage(source, fonts));
  printPdf(page, pdf, path.join(workDir, 'profile'));
  // Chromium ends well even when it printed nothing: then there is no file to copy, and this throws.
  copyFileSync(pdf, path.join(OUTPUT_DIR, `${name}.pdf`));
  console.log(`made ${name}.pdf`);
}

const workDir = mkdtempSync(path.join(tmpdir(), 'shop-documents-'));
try {
  const fonts = { latin: readFont('latin'), cyrillic: readFont('cyrillic') };
  mkdirSync(OUTPUT_DIR, { recursive: true });
  for (const name of NAMES) makeDocument(name, workDir, fonts);
} finally {
  rmSync(workDir, { recursive: true, force: true });
}
