export type { FieldTexts } from './field-edits';
export { FormBar } from './form-bar';
export { FormFields, type FormField } from './form-fields';
export { useFieldForm } from './use-field-form';
