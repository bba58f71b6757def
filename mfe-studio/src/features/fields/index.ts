export { BlockFields } from './block-fields';
export { FieldsContext, type FieldFocus, type FieldsState } from './fields-context';
