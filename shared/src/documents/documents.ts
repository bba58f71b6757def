import { formatNumber } from '@shop/shared/format';
import sizes from './sizes.json';

const NO_BREAK_SPACE = '\u00A0';
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Bytes of each PDF that the site serves, written by the script that prints them. */
const BYTES = new Map<string, number>(Object.entries(sizes));

function formatBytes(bytes: number): string {
  const [amount, unit] =
    bytes < MEGABYTE ? [Math.ceil(bytes / KILOBYTE), 'КБ'] : [Math.round((bytes / MEGABYTE) * 10) / 10, 'МБ'];
  return `${formatNumber(amount)}${NO_BREAK_SPACE}${unit}`;
}

/** Whether the site serves this file: a link to any other would end in 404. */
export function isPrinted(href: string): boolean {
  return BYTES.has(href);
}

/** What a link to a document says of it: «PDF, 221 КБ», or that it is a page. */
export function describeDocument(href: string): string {
  const bytes = BYTES.get(href);
  return bytes === undefined ? 'Страница' : `PDF, ${formatBytes(bytes)}`;
}
