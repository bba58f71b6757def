// Prints the legal texts and the manuals into host/public/documents.
// `npm run documents` runs it with CHROME_PATH set. Run it when a text has changed, and commit
// everything that it writes.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderDocumentPage } from './document-page';
import { documentSources, fingerprint, readSource, wordsIn, type DocumentSource } from './sources';

const HOST_DIR = path.resolve(__dirname, '..');
const SHARED_DIR = path.resolve(HOST_DIR, '../shared/src');
const PUBLIC_DIR = path.join(HOST_DIR, 'public');

const readFont = () => readFileSync(path.join(SHARED_DIR, 'ui/fonts/geologica.woff2')).toString('base64');

const { CHROME_PATH } = process.env;
if (!CHROME_PATH) throw new Error('CHROME_PATH is not set: run `npm run documents -w @shop/host`');
const browser = CHROME_PATH;

/** Tags and an outline let a screen reader move from heading to heading. */
function printPdf(page: string, pdf: string, profileDir: string): void {
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
  execFileSync(browser, args, { stdio: 'pipe', timeout: 60_000 });
}

function makeDocument(source: DocumentSource, workDir: string, font: string): void {
  const output = path.join(PUBLIC_DIR, source.href);
  const page = path.join(workDir, 'page.html');
  const pdf = path.join(workDir, path.basename(source.href));
  writeFileSync(page, renderDocumentPage(readSource(source), font));
  printPdf(page, pdf, path.join(workDir, 'profile'));
  mkdirSync(path.dirname(output), { recursive: true });
  // Chromium exits with 0 even when it printed nothing; then this throws, as there is no file.
  copyFileSync(pdf, output);
  console.log(`made ${source.href}`);
}

function writeJson(file: string, entries: (readonly [string, unknown])[]): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/**
 * Pages show the sizes beside their links; a test compares the fingerprints with the texts, and the
 * host compares facts and seller with today's.
 */
function writeLists(sources: DocumentSource[]): void {
  const bytesOf = ({ href }: DocumentSource) => statSync(path.join(PUBLIC_DIR, href)).size;
  writeJson(
    path.join(SHARED_DIR, 'rules/documents/sizes.json'),
    sources.map((source) => [source.href, bytesOf(source)]),
  );
  writeJson(
    path.join(__dirname, 'printed.json'),
    sources.map((source) => [source.href, fingerprint(readSource(source))]),
  );
  writeJson(
    path.join(__dirname, 'printed-words.json'),
    sources.map((source) => [source.href, wordsIn(source)]),
  );
}

const workDir = mkdtempSync(path.join(tmpdir(), 'shop-documents-'));
try {
  const font = readFont();
  const sources = documentSources();
  for (const source of sources) makeDocument(source, workDir, font);
  writeLists(sources);
} finally {
  rmSync(workDir, { recursive: true, force: true });
}
