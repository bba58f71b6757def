import type { LinkedFileType } from '@shop/shared/page-documents';
import { RefusedPictureError } from './refused-picture';

/** Of the end of a ZIP archive's directory, with the longest comment (APPNOTE 6.3.10, 4.3.16). */
const MOST_END_BYTES = 22 + 0xff_ff;
const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const ENTRY_BYTES = 46;
/** Documents of marketing have hundreds at most. */
const MOST_ENTRIES = 5000;

/** The document itself, in archives of each type (ECMA-376, part 1, 11.3.10 and 12.3.23). */
const MAIN_PARTS: Readonly<Record<'docx' | 'xlsx', string>> = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' };

const refuse = (refusal: ConstructorParameters<typeof RefusedPictureError>[0]): never => {
  throw new RefusedPictureError(refusal);
};

/** The names of the files in a ZIP archive, as its directory has them. */
function namesIn(file: Buffer): Set<string> {
  const end = file.lastIndexOf(END);
  if (end < Math.max(0, file.length - MOST_END_BYTES) || end + 22 > file.length) return refuse('broken-file');
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return refuse('file-type');
  const names = new Set<string>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || !file.subarray(at, at + 4).equals(ENTRY)) return refuse('broken-file');
    const nameLength = file.readUInt16LE(at + 28);
    names.add(file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    at += ENTRY_BYTES + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}

function officeType(file: Buffer): LinkedFileType {
  const names = namesIn(file);
  if ([...names].some((name) => /vbaproject\.bin$/i.test(name))) return refuse('macros');
  const found = Object.entries(MAIN_PARTS).find(([, part]) => names.has(part))?.[0];
  return found === 'docx' || found === 'xlsx' ? found : refuse('file-type');
}

/**
 * What a file of a link is by its bytes, whatever it is called.
 * @throws RefusedPictureError when it is no whole PDF, DOCX or XLSX
 */
export function linkedFileType(file: Buffer): LinkedFileType {
  const start = file.toString('latin1', 0, 8);
  if (file.length === 0) return refuse('empty');
  if (/^%PDF-[12]\./.test(start)) return file.includes('%%EOF') ? 'pdf' : refuse('broken-file');
  if (start.startsWith('\xD0\xCF\x11\xE0')) return refuse('old-office');
  return start.startsWith('PK\x03\x04') ? officeType(file) : refuse('file-type');
}
