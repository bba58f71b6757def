import { useState } from 'react';
import { checkValue, type TextField } from '@shop/shared/page-documents';
import { Field, TextInput } from '@shop/shared/ui';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';

/**
 * The name of a block within its page, which the editor finds the block by. What is no name yet,
 * or that of another block, stays here: the block keeps the last one that was.
 */
export function AnchorInput({ field, path, value, label = field.label }: FieldInputProps<TextField>) {
  const { change, faults, isAnchorTaken } = useFields();
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const known = typeof value === 'string' ? value : '';

  const faultOf = (text: string) =>
    isAnchorTaken(path, text)
      ? `якорь «${text}» уже есть на\u00A0странице`
      : checkValue(field, text, { path, names: [] })[0]?.text;
  const set = (text: string) => {
    const isAnchor = faultOf(text) === undefined;
    setUnfinished(isAnchor ? null : text);
    if (isAnchor) change(path, text);
  };
  // A hyphen at the end is the middle of a name.
  const error = unfinished === null ? faults.get(path) : faultOf(unfinished.replace(/(?<=[a-z\d])-$/, ''));

  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          isSmall
          value={unfinished ?? known}
          maxLength={field.max}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}
