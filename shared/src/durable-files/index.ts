export {
  createDurably,
  createDurablyNow,
  makeFolder,
  removeDurably,
  renameDurably,
  syncTree,
  writeDurably,
} from './durable-files';
