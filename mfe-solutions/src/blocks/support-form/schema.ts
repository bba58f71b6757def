import { oneOf, text, shape, type Infer } from '../../schema';
import { leadFormFields } from '../lead-form/schema';

export const supportFormSchema = shape({
  ...leadFormFields,
  /** Value of the parameter of the address that opens this form. */
  showForm: oneOf('fiz', 'ur'),
  /** Words of the link that opens it. */
  open: text(),
});

export type SupportFormProps = Infer<typeof supportFormSchema>;
