import { checkbox, maxLength, required, requiredCheckbox, text, type InferType } from '@shop/shared/forms';
import { MAX_MESSAGE, messageSchema, type MessageText } from '@shop/shared/validation';

/** What a form may ask for. `cars` and `units` go into the text of the message only. */
export type MessageFieldKey = MessageText | 'cars' | 'units';

export interface MessageField {
  key: MessageFieldKey;
  label: string;
  required: boolean;
  hint?: string | undefined;
}

export interface MessageFormProps {
  /** Which mail the shop gets. */
  form: 'support' | 'partner' | 'message';
  userType: 'fiz' | 'ur';
  fields: readonly MessageField[];
  /** The message that is sent, over the keys of the fields: `Машин в парке: {cars}. {message}`. */
  messageTemplate: string;
  consent: { text: string; link: { text: string; href: string } };
  /** Words of the button. */
  submit: string;
  /** Name under which what is typed outlives a reload; nothing is kept without it. */
  draftKey?: string | undefined;
  /** Words that the message begins with. */
  opening?: string | undefined;
  /** Called when the shop has kept the message. */
  onSent: () => void;
}

/** Room for the words of the template. */
const MAX_OWN_TEXT = MAX_MESSAGE - 200;

/** The schema of a form that asks for these fields; the others stay empty. */
export function formSchema(fields: readonly MessageField[]) {
  const needed = fields.flatMap(({ key, required: isRequired }) => (isRequired ? [key] : []));
  const rulesOf = (key: MessageFieldKey) => (needed.includes(key) ? [required()] : []);
  return messageSchema(needed.filter((key) => key !== 'cars' && key !== 'units')).shape({
    cars: text(rulesOf('cars'), maxLength(16)),
    units: text(rulesOf('units'), maxLength(16)),
    message: text(rulesOf('message'), maxLength(MAX_OWN_TEXT)),
    /** A trap for programs: people do not see it. */
    website: text(),
    consent: checkbox(requiredCheckbox()),
  });
}

export type MessageValues = InferType<ReturnType<typeof formSchema>>;

export const EMPTY_VALUES: MessageValues = {
  name: '',
  phone: '',
  email: '',
  company: '',
  inn: '',
  city: '',
  cars: '',
  units: '',
  message: '',
  website: '',
  consent: false,
};
