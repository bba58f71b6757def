export { ChoiceField } from './choice-field';
export { editsSince, type FieldTexts } from './field-edits';
export { FormBar } from './form-bar';
export { FormFields, type FormField } from './form-fields';
export { isOn, switched } from './switch-text';
export { useFieldForm } from './use-field-form';
