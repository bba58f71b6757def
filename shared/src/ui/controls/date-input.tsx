import { useEffect, useEffectEvent, type ComponentProps, type SyntheticEvent } from 'react';
import { UNFINISHED_DAY } from '../../rules/validation/whole-day';
import { TextInput } from './text-input';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  /** Called with YYYY-MM-DD, with '', or with `UNFINISHED_DAY`. */
  onChange: (value: string) => void;
}

/**
 * A day. Browsers give a half-typed one the value of an empty field and report no change, so that
 * it would be dropped in silence: keys and leaving are watched as well.
 */
export function DateInput({ value, onChange, onBlur, ...rest }: DateInputProps) {
  const report = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const next = currentTarget.validity.badInput ? UNFINISHED_DAY : currentTarget.value;
    if (next !== value) onChange(next);
  };

  // A draft may say so of a field that is gone; the new one is empty.
  const forgetUnfinished = useEffectEvent(() => {
    if (value === UNFINISHED_DAY) onChange('');
  });
  useEffect(() => forgetUnfinished(), []);

  return (
    <TextInput
      {...rest}
      type="date"
      value={value === UNFINISHED_DAY ? '' : value}
      onChange={report}
      onKeyUp={report}
      onBlur={(event) => {
        report(event);
        onBlur?.(event);
      }}
    />
  );
}
