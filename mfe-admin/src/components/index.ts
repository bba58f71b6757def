export { AdminFrame } from './admin-frame';
export { ChangePreview } from './change-preview';
export { FailureNote, isConflict } from './failure-note';
export { Fields } from './fields';
export { Foot } from './foot';
export { OrderDialog } from './order-dialog';
export { Part } from './part';
export { ReasonFields } from './reason-fields';
export { ScreenBody } from './screen-body';
