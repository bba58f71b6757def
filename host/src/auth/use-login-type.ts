import type { InputEvent } from 'react';
import { flushSync } from 'react-dom';
import type { useShopForm } from '@shop/shared/forms';
import { beginsEmail, isFilledPhone } from './login-kind';
import type { LoginValues } from './login-schema';
import type { LoginType } from './login-type-toggle';

/**
 * Whether somebody signs in by phone or e-mail. A browser knows one name for the shop, whichever of
 * the two fields is shown, so what does not fit into the one moves to the other.
 */
export function useLoginType({ getValues, setFocus, setValue, watch }: ReturnType<typeof useShopForm<LoginValues>>) {
  const type: LoginType = watch('type') === 'email' ? 'email' : 'phone';

  const chooseType = (next: LoginType) => {
    // The field that the focus moves to must be in the page first.
    flushSync(() => setValue('type', next, { shouldValidate: true }));
    setFocus(next);
  };

  const moveTo = (next: LoginType, text: string) => {
    const { activeElement: left } = document;
    const isInField = left instanceof HTMLInputElement && left.name === type;
    const elements = isInField ? left.form?.elements : undefined;
    // The field must be in the page before it takes its text.
    flushSync(() => setValue('type', next));
    flushSync(() => setValue(next, text, { shouldValidate: true }));
    // At once: `setFocus` waits, and the next letter would be lost.
    const field = elements?.namedItem(next);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  };

  /** @returns whether what is typed as a phone has become an e-mail */
  const takeEmail = (text: string) => {
    if (!beginsEmail(text)) return false;
    moveTo('email', text.replace(/^\s*\+\s*7\s*/, ''));
    return true;
  };

  const takePhone = ({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => {
    if (isFilledPhone(getValues('email'), value)) moveTo('phone', value);
  };

  return { type, chooseType, takeEmail, takePhone };
}
