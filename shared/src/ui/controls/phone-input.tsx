import type { ChangeEvent, ComponentProps, FocusEvent } from 'react';
import { digitsAfterCountry, maskPhone } from '../../rules/format/phone';
import { maskOfficePhone } from '../../rules/format/phone-extension';
import { applyOfficePhoneEdit, applyPhoneEdit } from './phone-edit';
import { TextInput } from './text-input';

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** In any format: `79120004164`, `8 (912) 000-41-64`. Shown in the mask. */
  value: string;
  /** Called with the masked text: `+7 912 000-41-64`, or empty. */
  onChange: (value: string) => void;
  /** An office's phone may end with an extension: «доб. 123». */
  hasExtension?: boolean;
  /** Takes a text that is no phone at all, which the field then does not show. */
  takesOther?: (text: string) => boolean;
}

/**
 * +7 and ten digits. Pasted numbers are formatted,
 * and the caret keeps its position among the digits. Digits too many stay, so
 * that their error is seen.
 */
export function PhoneInput({ value, onChange, onBlur, hasExtension = false, takesOther, ...rest }: PhoneInputProps) {
  const shown = hasExtension ? maskOfficePhone(value) : maskPhone(value);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (takesOther?.(input.value)) return;
    const native = event.nativeEvent;
    const kind = native instanceof InputEvent ? native.inputType : undefined;
    const caret = input.selectionStart ?? input.value.length;
    const edit = (hasExtension ? applyOfficePhoneEdit : applyPhoneEdit)({
      before: shown,
      text: input.value,
      caret,
      kind,
    });
    // Written immediately, because React would put the caret at the end when it restores the value.
    input.value = edit.text;
    input.setSelectionRange(edit.caret, edit.caret);
    if (edit.text !== shown) onChange(edit.text);
  };

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // «+7» alone is an empty field.
    if (shown !== '' && digitsAfterCountry(shown) === '') onChange('');
    onBlur?.(event);
  };

  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7"
      {...rest}
      type="tel"
      value={shown}
      onChange={handleChange}
      onBlur={handleBlur}
    />
  );
}
