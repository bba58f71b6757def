import { useState } from 'react';
import type { NumberField } from '@shop/shared/page-documents';
import { Field, TextInput } from '@shop/shared/ui';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Reads a number as people write it: «7 900», «1,5». Undefined when it is none. */
function readNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '').replace('\u2212', '-');
  return NUMBER.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

const shown = (value: unknown) => (typeof value === 'number' ? String(value).replace('.', ',') : '');

/** A number. What is typed stays as it is; the page gets it as soon as it is a number. */
export function NumberInput({ field, path, value, label = field.label }: FieldInputProps<NumberField>) {
  const { change, faults } = useFields();
  const [typed, setTyped] = useState(shown(value));
  // Undo, and what others have saved, change the value from outside.
  const text = readNumber(typed) === value ? typed : shown(value);
  const isWrong = typed.trim() !== '' && readNumber(typed) === undefined;

  return (
    <Field label={label} isOptional={field.isOptional} error={isWrong ? 'Нужно число' : faults.get(path)}>
      {(control) => (
        <TextInput
          {...control}
          isSmall
          inputMode="decimal"
          value={isWrong ? typed : text}
          onChange={({ target }) => {
            setTyped(target.value);
            change(path, readNumber(target.value));
          }}
        />
      )}
    </Field>
  );
}
