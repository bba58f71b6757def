import { archiveOf, docxOf } from '../../testing/office-file';
import { linkedFileType } from './linked-file-type';
import { RefusedPictureError } from './refused-picture';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
const XLSX = archiveOf(['[Content_Types].xml', 'xl/workbook.xml']);
const latin1 = (text: string) => Buffer.from(text, 'latin1');

function refusalOf(file: Buffer): { refusal: string; status: number; text: string } | null {
  try {
    linkedFileType(file);
    return null;
  } catch (error) {
    if (error instanceof RefusedPictureError) return { refusal: error.refusal, status: error.status, text: error.text };
    throw error;
  }
}

it.each([
  ['pdf', PDF],
  ['docx', docxOf()],
  ['xlsx', XLSX],
  ['docx', Buffer.concat([docxOf().subarray(0, -2), latin1('\x09\0a comment')])],
])('knows a %s by its bytes', (type, file) => {
  expect(linkedFileType(file)).toBe(type);
});

/** Its directory has another length than it says, or leads out of the file. */
function withDirectory(change: (end: Buffer) => void): Buffer {
  const file = docxOf();
  change(file.subarray(-22));
  return file;
}

it.each([
  ['empty', 400, 'nothing', Buffer.alloc(0)],
  ['file-type', 415, 'a program of Windows', latin1('MZ\x90\0\x03 %PDF-1.7 %%EOF')],
  ['file-type', 415, 'a program of Linux', latin1('\x7FELF\x02\x01')],
  ['file-type', 415, 'a page', Buffer.from('<!doctype html><script>alert(1)</script>%%EOF')],
  ['file-type', 415, 'a page before a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), PDF])],
  ['file-type', 415, 'another archive', archiveOf(['setup.exe'])],
  ['file-type', 415, 'a program of Java', archiveOf(['META-INF/MANIFEST.MF', 'Main.class'])],
  ['file-type', 415, 'too many files', withDirectory((end) => end.writeUInt16LE(60_000, 10))],
  ['macros', 415, 'macros under another name', docxOf(['word/vbaProject.bin'])],
  ['old-office', 415, 'an old document of Word', latin1('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')],
  ['broken-file', 400, 'half of a PDF', PDF.subarray(0, 12)],
  ['broken-file', 400, 'half of a document', docxOf().subarray(0, 60)],
  ['broken-file', 400, 'more entries than there are', withDirectory((end) => end.writeUInt16LE(9, 10))],
  ['broken-file', 400, 'a directory out of the file', withDirectory((end) => end.writeUInt32LE(0xff_ff_ff_ff, 16))],
  ['broken-file', 400, 'an end that is cut off', docxOf().subarray(0, -3)],
])('refuses as %s (%s) %s', (refusal, status, _what, file) => {
  expect(refusalOf(file)).toEqual({ refusal, status, text: expect.stringMatching(/[а-я]{4}/) });
});
