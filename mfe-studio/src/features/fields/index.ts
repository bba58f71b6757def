export { BlockFields } from './block-fields';
export { PeriodFields } from './period-fields';
export { FieldsContext, type FieldChoices, type FieldFocus, type FieldsState } from './fields-context';
export { goodsOf } from './goods';
export { loadRichText, type Entrance, type PageTextProps } from './rich-text/load-rich-text';
