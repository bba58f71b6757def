import type { DocumentFault } from '@shop/shared/page-documents';

/** The names of the fields before the words: «Шаги», № 2, «Название»: … */
const NAMES = /^(?:(?:«[^»]*»|№\u00A0\d+)(?:, )?)+: /;
const BLOCK = /^content\[(\d+)\]/;

/** What is wrong, by path. A field has its name beside it, so the words go without. */
export function faultsByPath(faults: readonly DocumentFault[]): ReadonlyMap<string, string> {
  return new Map(faults.map(({ path, text }) => [path, text.replace(NAMES, '')]));
}

/** The number of the block that a path is in; null for the page itself. */
export function blockOf(path: string): number | null {
  const [, index] = BLOCK.exec(path) ?? [];
  return index === undefined ? null : Number(index);
}
