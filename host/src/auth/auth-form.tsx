import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Stack } from '@shop/shared/ui';
import { FormError } from './form-error';

interface AuthFormProps {
  /** Validates and sends. */
  onSubmit: () => Promise<void>;
  isSending: boolean;
  /** What the server said. */
  error: string;
  children: ReactNode;
}

/** A form of the dialog: fields over each other, the server's word under them. */
export function AuthForm({ onSubmit, isSending, error, children }: AuthFormProps) {
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSending) void onSubmit();
  };
  // By itself Enter does nothing while the button is closed; so it says what is still wrong.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) handleSubmit(event);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a form does submit on Enter
    <form noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Stack>{children}</Stack>
      <FormError text={error} />
    </form>
  );
}
