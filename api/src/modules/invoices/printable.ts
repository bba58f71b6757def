import { fillTemplate, MARKS } from '@shop/shared/format';
import type { Invoice } from './invoice';

// Hyphens and spaces of other widths print as the usual ones.
const HYPHENS = /[\u2010\u2011]/g;
const SPACES = /[\u2000-\u200A\u202F\u205F\u3000]/g;
/** What the fonts have (`NAMES` of tools/fonts/make-fonts.py). */
const LATIN = String.raw` -~\u00A0-\u0148\u014A-\u017E\u0218-\u021B`;
const CYRILLIC = String.raw`\u0400-\u045F\u0490-\u049D\u04A0-\u04A5\u04AA\u04AB\u04AE-\u04B3\u04B6-\u04BB\u04C0-\u04C2\u04CF-\u04D9\u04DC-\u04DF\u04E2-\u04E9\u04EE-\u04F9`;
const SIGNS = String.raw`\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u20BD\u2116\u2122\u2190-\u2193\u2212`;
const UNKNOWN = new RegExp(`[^\\n${LATIN}${CYRILLIC}${SIGNS}]`, 'gu');

const REPLACED = 'Вместо знаков, которых нет в\u00A0шрифте счёта, стоит «?»: {signs} шт.';

function plainText(text: string): string {
  return text.normalize('NFC').replace(MARKS, '').replace(HYPHENS, '-').replace(SPACES, '\u00A0');
}

/**
 * The invoice in signs that the fonts have. Others would print as gaps: they become «?», and a
 * remark says so.
 */
export function toPrintable(invoice: Invoice): Invoice {
  let signs = 0;
  const printed = (text: string) =>
    plainText(text).replace(UNKNOWN, () => {
      signs += 1;
      return '?';
    });
  const party = ({ title, name, facts }: Invoice['payer']) => ({
    title,
    name: printed(name),
    facts: facts.map(({ label, value }) => ({ label, value: printed(value) })),
  });
  const printable = {
    ...invoice,
    seller: party(invoice.seller),
    payer: party(invoice.payer),
    rows: invoice.rows.map((row) => row.map(printed)),
  };
  if (signs === 0) return printable;
  return { ...printable, remarks: `${invoice.remarks} ${fillTemplate(REPLACED, { signs })}` };
}
