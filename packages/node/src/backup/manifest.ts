/** A table of a copy in rows. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/** What a copy of a database holds. */
export interface DatabaseCopy {
  /** With `embedded`, the copy is its folder; with `postgresql`, the rows of each table. */
  kind: 'embedded' | 'postgresql';
  /** Ids of the migrations that it has. */
  migrations: number[];
  /** The version of goods, lists and stock. */
  dataVersion: number;
  /** Rows of the tables that matter most, which a restore counts again. */
  counts: Record<string, number>;
  /** Where the log of an embedded database stood at the end of its copy, in bytes, and when. */
  end?: { place: number; at: string };
  /** When the rows were as the copy has them. Only with `postgresql`. */
  asOf?: string;
  /** Empty for the embedded database. */
  tables: CopiedTable[];
  /** The last number that each sequence has given. Empty for the embedded database. */
  sequences: Record<string, string>;
}

/** What an archive holds, in its last file. */
export interface Manifest {
  /** The layout of the archive. */
  format: 1;
  madeAt: string;
  database: DatabaseCopy;
  /** Each file with its sha-256. */
  files: Record<string, string>;
}

export const MANIFEST_FILE = 'manifest.json';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isRecordOf = (value: unknown, isValue: (value: unknown) => boolean) =>
  isObject(value) && Object.values(value).every(isValue);
const isListOf = (value: unknown, isItem: (value: unknown) => boolean) => Array.isArray(value) && value.every(isItem);

const isTable = (value: unknown) => isObject(value) && isText(value.name) && isListOf(value.columns, isText);

const isEnd = (value: unknown) => isObject(value) && isNumber(value.place) && isText(value.at);

/** Whether this is the description of a copy. */
export function isDatabaseCopy(value: unknown): value is DatabaseCopy {
  if (!isObject(value)) return false;
  const { kind, migrations, dataVersion, counts, end, asOf, tables, sequences } = value;
  return (
    (end === undefined || isEnd(end)) &&
    (asOf === undefined || isText(asOf)) &&
    (kind === 'embedded' || kind === 'postgresql') &&
    isNumber(dataVersion) &&
    isListOf(migrations, isNumber) &&
    isRecordOf(counts, isNumber) &&
    isListOf(tables, isTable) &&
    isRecordOf(sequences, isText)
  );
}

/** Whether this is the manifest of an archive that this version can read. */
export function isManifest(value: unknown): value is Manifest {
  if (!isObject(value)) return false;
  const { format, madeAt, database, files } = value;
  return format === 1 && isText(madeAt) && isDatabaseCopy(database) && isRecordOf(files, isText);
}
