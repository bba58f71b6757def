import type { Field } from '@shop/shared/page-documents';

/** The props of the input of one value. */
export interface FieldInputProps<Of extends Field = Field> {
  field: Of;
  path: string;
  value: unknown;
  /** Instead of the field's own name: «№ 2» for an item of a list. */
  label?: string;
}
