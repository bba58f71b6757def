import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factTexts, fillFacts, splitAtNames, type Fact } from '@shop/shared/facts';
import { fillSeller } from '@shop/shared/seller';

/** A text and the PDF printed from it. */
export interface DocumentSource {
  /** Address on the site, and path in the folder of public files. */
  href: string;
  file: string;
}

const LEGAL_DIR = __dirname;
/** mfe-solutions owns the manuals. They are read as files, so nothing of it is imported. */
const MANUALS_DIR = path.resolve(LEGAL_DIR, '../../mfe-solutions/src/content/manuals');

const MANUALS_HREF = '/documents/manuals';

function sourcesIn(folder: string, hrefPrefix: string): DocumentSource[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return names.toSorted().map((name) => ({
    href: `${hrefPrefix}/${name.replace(/\.md$/, '.pdf')}`,
    file: path.join(folder, name),
  }));
}

/** Lists every text that the site serves as a PDF. */
export function documentSources(): DocumentSource[] {
  return [...sourcesIn(LEGAL_DIR, '/documents'), ...sourcesIn(MANUALS_DIR, MANUALS_HREF)];
}

/** The facts that come with a release; its PDFs are printed before any database is there. */
const FACTS = JSON.parse(
  readFileSync(path.resolve(LEGAL_DIR, '../../api/src/db/demo-data/facts.json'), 'utf8'),
) as readonly Fact[]; // the API's tests load the same file

/** The text, with the facts and what seller.json says about the seller. */
export function readSource({ file }: DocumentSource): string {
  return fillSeller(fillFacts(readFileSync(file, 'utf8'), factTexts(FACTS)));
}

/** What a text says of each fact, and of the seller, that it names. */
export function wordsIn({ file }: DocumentSource): Record<string, string> {
  const texts = factTexts(FACTS);
  const names = splitAtNames(readFileSync(file, 'utf8')).filter((_, index) => index % 2 === 1);
  return Object.fromEntries(
    names
      .toSorted()
      .map((name) => [name, name.startsWith('seller.') ? fillSeller(`{${name}}`) : (texts.get(name) ?? '')]),
  );
}

/** Returns a hash that tells whether a text has changed since it was printed. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
