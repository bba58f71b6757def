import type { ChangeEvent, ComponentProps } from 'react';
import { compactCode } from '../../rules/validation/requisite-texts';
import { TextInput } from './text-input';

export interface CodeInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** Called with the code alone: in capitals, without its label, spaces, dots and dashes. */
  onChange: (value: string) => void;
  /** Reads the code from what is typed or pasted. */
  read?: (text: string) => string;
}

/**
 * A long number copied from a document. A pasted label, spaces and dots are removed,
 * and the caret keeps its position among the digits.
 */
export function CodeInput({ onChange, read = compactCode, ...rest }: CodeInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = read(input.value);
    if (text !== input.value) {
      const caret = read(input.value.slice(0, input.selectionStart ?? undefined)).length;
      // Written immediately, because React would put the caret at the end when it restores the
      // value.
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    onChange(text);
  };

  return <TextInput inputMode="numeric" autoComplete="off" {...rest} type="text" onChange={handleChange} />;
}
