export { BlockFields } from './block-fields';
export { FieldsContext, type FieldChoices, type FieldFocus } from './fields-context';
export { goodsOf } from './goods';
