import type { DatabaseCopy } from '@shop/node/backup';

/** What a copy of the files needs besides them. */
export interface EndedCopy {
  /** Of `backup_label`. */
  label: string;
  /** Of `global/pg_control`, in base64. */
  control: string;
  /** The files of the log from the first to the last, which stay until the copy is released. */
  first: string;
  last: string;
  /** Where the log stands at the end of the copy, in bytes. */
  place: number;
  said: Pick<DatabaseCopy, 'migrations' | 'dataVersion' | 'counts'>;
}

/** A copy of the folder that somebody is making. */
export interface FolderCopy {
  /** When all files but the log are copied: the copy is what the database is now. */
  end(): Promise<EndedCopy>;
  /** When the log is copied, or the copy is given up. */
  release(): Promise<void>;
}
