export {
  dialogPaths,
  findQuestion,
  loadDialogContent,
  modelPath,
  questionPath,
  stepOf,
  type DialogContent,
  type DialogParams,
} from './dialog-content';
export { describeDialogPath, DIALOG_PARAM, dialogPathParam } from './dialog-path';
export type { DialogDocument, DialogProduct, DialogQuestion } from './dialog-schema';
