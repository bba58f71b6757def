import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Stack } from '@shop/shared/ui';
import { FormError } from './form-error';

interface AuthFormProps {
  /** Validates and sends the form. */
  onSubmit: () => Promise<void>;
  isSending: boolean;
  /** Text of the server's error. */
  error: string;
  children: ReactNode;
}

export function AuthForm({ onSubmit, isSending, error, children }: AuthFormProps) {
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSending) void onSubmit();
  };
  // While the button is disabled, browsers ignore Enter. Here it shows what is wrong.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) handleSubmit(event);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- forms submit on Enter
    <form noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Stack>{children}</Stack>
      <FormError text={error} />
    </form>
  );
}
