export { copyFile, copyFolder } from './copy-files';
export { isDatabaseCopy, isManifest, MANIFEST_FILE, type CopiedTable, type DatabaseCopy } from './manifest';
export type { Manifest } from './manifest';
export { partsIn, type Part } from './parts';
export { readArchive } from './read-archive';
export type { CopySink } from './tar';
export { writeArchive } from './write-archive';
