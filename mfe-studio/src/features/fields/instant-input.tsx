import { instantOf, localOf } from '@shop/shared/moscow-time';
import { Field, TextInput } from '@shop/shared/ui';
import { useFields } from './fields-context';

/** Years of more digits are none. */
const LAST = '9999-12-31T23:59';

interface InstantInputProps {
  label: string;
  path: string;
  value: unknown;
  isOptional?: boolean;
  hint?: string;
}

/** Day and time in Moscow, kept as an instant. */
export function InstantInput({ label, path, value, isOptional = false, hint }: InstantInputProps) {
  const { change, faults } = useFields();
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return (
    <Field label={`${label}, Москва`} isOptional={isOptional} hint={hint} error={faults.get(path)}>
      {(control) => (
        <TextInput
          {...control}
          isSmall
          type="datetime-local"
          max={LAST}
          value={Number.isNaN(time) ? '' : localOf(time)}
          onChange={({ target }) => change(path, instantOf(target.value) ?? (isOptional ? undefined : ''))}
        />
      )}
    </Field>
  );
}
