/** The other fields of the form, for rules that look at them. */
export type FormValues = Readonly<Record<string, unknown>>;

/** One check with the text a shopper reads when it fails. */
export interface Rule {
  message: string;
  passes: (value: unknown, values: FormValues) => boolean;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A rule about text. An empty field passes: whether it may be empty is the business of `required`. */
export function textRule(message: string, passes: (text: string, values: FormValues) => boolean): Rule {
  return {
    message,
    passes: (value, values) => {
      const text = asText(value);
      return text === '' || passes(text, values);
    },
  };
}

/** The rules that count only while the other fields say so. */
export function onlyIf(condition: (values: FormValues) => boolean, ...rules: (Rule | Rule[])[]): Rule[] {
  return rules.flat().map((rule) => ({
    message: rule.message,
    passes: (value, values) => !condition(values) || rule.passes(value, values),
  }));
}
