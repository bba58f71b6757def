export { BlockFields } from './block-fields';
export { FieldsContext, type FieldFocus } from './fields-context';
