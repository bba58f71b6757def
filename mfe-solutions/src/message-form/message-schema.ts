import { checkbox, maxLength, required, requiredCheckbox, text, type InferType } from '@shop/shared/forms';
import { MAX_MESSAGE, messageSchema, type MessageText } from '@shop/shared/validation';

/** What a form can ask for. The API does not know `cars` and `units`: the message names them. */
export type MessageFieldKey = MessageText | 'cars' | 'units';

export interface MessageField {
  key: MessageFieldKey;
  label: string;
  required: boolean;
  hint?: string | undefined;
}

export interface MessageFormProps {
  /** The kind of mail that the shop gets. */
  form: 'support' | 'partner' | 'message';
  userType: 'fiz' | 'ur';
  fields: readonly MessageField[];
  /** The text of the message, with keys of fields: `Машин в парке: {cars}. {message}`. */
  messageTemplate: string;
  consent: { text: string; link: { text: string; href: string } };
  /** The label of the button. */
  submit: string;
  /** The name under which typed text survives a reload. Without it, nothing is kept. */
  draftKey?: string | undefined;
  /** The beginning of the message. */
  opening?: string | undefined;
  /** The size of the fleet, which the visitor has given elsewhere on the page. */
  size?: number | undefined;
  /** The anchor of the block with the form, by which the shop knows what a lead is about. */
  block?: string | undefined;
  /** Runs after the API has stored the message. */
  onSent: () => void;
}

/** Leaves room for the text of the template. */
const MAX_OWN_TEXT = MAX_MESSAGE - 200;

/** The schema of a form with these fields. The values of other fields stay empty. */
export function formSchema(fields: readonly MessageField[]) {
  const needed = fields.flatMap(({ key, required: isRequired }) => (isRequired ? [key] : []));
  const rulesOf = (key: MessageFieldKey) => (needed.includes(key) ? [required()] : []);
  return messageSchema(needed.filter((key) => key !== 'cars' && key !== 'units')).shape({
    cars: text(rulesOf('cars'), maxLength(16)),
    units: text(rulesOf('units'), maxLength(16)),
    message: text(rulesOf('message'), maxLength(MAX_OWN_TEXT)),
    /** A trap for bots. People do not see it. */
    website: text(),
    consent: checkbox(requiredCheckbox()),
  });
}

export type MessageValues = InferType<ReturnType<typeof formSchema>>;

export const EMPTY_VALUES: MessageValues = {
  name: '',
  phone: '',
  email: '',
  contact: '',
  company: '',
  inn: '',
  city: '',
  cars: '',
  units: '',
  message: '',
  website: '',
  consent: false,
};
