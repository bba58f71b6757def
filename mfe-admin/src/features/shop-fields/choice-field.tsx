import { Field, Select } from '@shop/shared/ui';

interface ChoiceFieldProps {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** One of a list, or none yet. */
export function ChoiceField({ label, hint, value, error, options, onChange, onLeave }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)} onBlur={onLeave}>
          {value === '' && <option value="">не выбран</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
