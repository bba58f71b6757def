import { act, fireEvent, screen } from '@testing-library/react';

/**
 * Writes the text of a field at once, because typing it key by key would take most of the tests'
 * time. Waits for the form to check it.
 */
export function write(label: string | RegExp, value: string): Promise<void> {
  return act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
}
