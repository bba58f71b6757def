import type { ComponentProps } from 'react';
import { TextInput } from '@shop/shared/ui';

/** A number to type over: what stands in it is selected, so that digits do not join its own. */
export function AmountInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput inputMode="decimal" autoComplete="off" {...props} onFocus={({ target }) => target.select()} />;
}
