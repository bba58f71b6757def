export { openBackupBucket, type BackupBucket } from './bucket';
export {
  changesOf,
  ERASURES_FILE,
  isDue,
  listBackups,
  nameOf,
  PROOF_FILE,
  readBackupState,
  readProof,
  removeEnded,
  writeProof,
  type BackupState,
  type ProvenPages,
} from './backup-folder';
export { createBackupKey } from './cipher';
export { copyFile, copyFolder } from './copy-files';
export { isDatabaseCopy, isManifest, MANIFEST_FILE, type CopiedTable, type DatabaseCopy } from './manifest';
export type { Manifest } from './manifest';
export { partsIn, type Part } from './parts';
export { readSealed, writeSealed } from './sealed-file';
export { readArchive } from './read-archive';
export type { CopySink } from './tar';
export { writeArchive } from './write-archive';
