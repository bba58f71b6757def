import { formatNumber } from '@shop/shared/format';

const KB = 1024;
const MB = KB * KB;

/** The size of a file in words: «3,4 МБ», «120 КБ». */
export function sizeWords(bytes: number): string {
  if (bytes < MB) return `${formatNumber(Math.max(1, Math.round(bytes / KB)))}\u00A0КБ`;
  return `${formatNumber(Math.round((bytes / MB) * 10) / 10)}\u00A0МБ`;
}
