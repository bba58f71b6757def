export {
  createDurably,
  createDurablyNow,
  makeFolder,
  makeFolderNow,
  removeDurably,
  renameDurably,
  syncFolderNow,
  syncTree,
  writeDurably,
} from './durable-files';
