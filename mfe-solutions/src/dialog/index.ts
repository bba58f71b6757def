export {
  describeDialogPath,
  DIALOG_PARAM,
  dialogPathParam,
  dialogPaths,
  findQuestion,
  loadDialogContent,
  modelPath,
  questionPath,
  stepOf,
  type DialogContent,
  type DialogParams,
} from './dialog';
export type { DialogDocument, DialogProduct, DialogQuestion } from './dialog-schema';
