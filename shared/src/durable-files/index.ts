export {
  createDurably,
  createDurablyNow,
  makeFolder,
  removeDurably,
  renameDurably,
  syncPath,
  syncTree,
  writeDurably,
} from './durable-files';
