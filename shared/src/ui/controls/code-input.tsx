import type { ChangeEvent, ComponentProps } from 'react';
import { TextInput } from './text-input';

export interface CodeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** Called with the text without spaces and dashes, in capitals. */
  onChange: (value: string) => void;
}

function compact(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** A long number copied from papers. Spaces that come with it fall off, and the caret stays with its digit. */
export function CodeInput({ onChange, ...rest }: CodeInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = compact(input.value);
    if (text !== input.value) {
      const caret = compact(input.value.slice(0, input.selectionStart ?? undefined)).length;
      // Written at once: React would put the caret at the end when it restores the value by itself.
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    onChange(text);
  };

  return <TextInput inputMode="numeric" autoComplete="off" {...rest} type="text" onChange={handleChange} />;
}
