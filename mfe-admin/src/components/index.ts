export { AdminFrame } from './admin-frame';
export { ChangePreview } from './change-preview';
export { FailureNote } from './failure-note';
export { Fields } from './fields';
export { Part } from './part';
export { ScreenBody } from './screen-body';
