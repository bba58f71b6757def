import { flag, list, oneOf, optional, shape, text, type Infer } from '../../schema';
import { headFields, linkSchema } from '../common-schema';

const fieldSchema = shape({
  key: oneOf('name', 'phone', 'email', 'company', 'inn', 'city', 'cars', 'units', 'message'),
  label: text(),
  required: flag(),
  hint: optional(text()),
});

export const leadFormFields = {
  ...headFields,
  form: oneOf('support', 'partner', 'message'),
  userType: oneOf('fiz', 'ur'),
  fields: list(fieldSchema),
  messageTemplate: text(),
  consent: shape({ text: text(), link: linkSchema }),
  submit: text(),
  successTitle: text(),
  successText: text(),
  /** Another way than the form. */
  aside: optional(shape({ text: text(), link: linkSchema })),
};

export const leadFormSchema = shape(leadFormFields);

export type LeadFormProps = Infer<typeof leadFormSchema>;
