/** What a form may ask for. `cars` and `units` go into the text of the message only. */
export type MessageFieldKey = 'name' | 'phone' | 'email' | 'company' | 'inn' | 'city' | 'cars' | 'units' | 'message';

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
