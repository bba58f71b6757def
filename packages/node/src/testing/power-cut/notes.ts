import { appendFileSync, readFileSync } from 'node:fs';

/** As `record-writes.c` numbers them; `word` is the test's own. */
const TYPES = [
  'none',
  'create',
  'mkdir',
  'write',
  'truncate',
  'syncBegin',
  'syncEnd',
  'rename',
  'unlink',
  'link',
  'known',
  'word',
] as const;

/** A change of a file or folder, the begin or success of a sync, or a word of the test. */
export interface Note {
  type: (typeof TYPES)[number];
  inode: bigint;
  /** Of a write; the size, of a truncation; the caller, of a sync. */
  offset: number;
  first: string;
  second: string;
  data: Buffer;
}

const HEADER_BYTES = 32;

/** Says something between the notes of the programs, such as which order was acknowledged. */
export function noteWord(log: string, word: string): void {
  const text = Buffer.from(word);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(TYPES.indexOf('word'), 0);
  header.writeUInt32LE(text.length, 4);
  appendFileSync(log, Buffer.concat([header, text]));
}

/** The notes of a log, in their order. */
export function* readNotes(log: string): Generator<Note> {
  const bytes = readFileSync(log);
  for (let at = 0; at < bytes.length;) {
    const [firstLength, secondLength, dataLength] = [4, 8, 12].map((field) => bytes.readUInt32LE(at + field));
    const firstAt = at + HEADER_BYTES;
    const secondAt = firstAt + (firstLength ?? 0);
    const dataAt = secondAt + (secondLength ?? 0);
    const end = dataAt + (dataLength ?? 0);
    yield {
      type: TYPES[bytes.readUInt32LE(at)] ?? 'none',
      inode: bytes.readBigUInt64LE(at + 16),
      offset: Number(bytes.readBigInt64LE(at + 24)),
      first: bytes.toString('utf8', firstAt, secondAt),
      second: bytes.toString('utf8', secondAt, dataAt),
      data: bytes.subarray(dataAt, end),
    };
    at = end;
  }
}
