import { formatNumber } from '@shop/shared/format';
import { linkedFile } from '../page-documents';
import sizes from './sizes.json';

const NO_BREAK_SPACE = '\u00A0';
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size in bytes of each PDF on the site, written by the script that makes them. */
const BYTES = new Map<string, number>(Object.entries(sizes));

function formatBytes(bytes: number): string {
  const [amount, unit] =
    bytes < MEGABYTE ? [Math.ceil(bytes / KILOBYTE), 'КБ'] : [Math.round((bytes / MEGABYTE) * 10) / 10, 'МБ'];
  return `${formatNumber(amount)}${NO_BREAK_SPACE}${unit}`;
}

/** The PDFs of the site, by their addresses. */
export const PRINTED_FILES: readonly string[] = Object.keys(sizes);

/** Whether the site has this file; a link to any other would be a 404. */
export function isPrinted(href: string): boolean {
  return BYTES.has(href);
}

/** Describes a link to a document, also an uploaded one: «PDF, 221 КБ», or that it is a page. */
export function describeDocument(href: string): string {
  const uploaded = linkedFile(href);
  if (uploaded) return `${uploaded.type.toUpperCase()}, ${formatBytes(uploaded.bytes)}`;
  const bytes = BYTES.get(href);
  return bytes === undefined ? 'Страница' : `PDF, ${formatBytes(bytes)}`;
}
