import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from '@shop/shared/runtime';

/** The field of the search, which the layout renders, and its form. */
export type FieldRef = RefObject<HTMLInputElement | null>;

/** What is typed into the field, also between the first render and its effects. */
export function useText(field: FieldRef): string {
  const subscribe = (handleInput: () => void) => {
    const input = field.current;
    input?.addEventListener('input', handleInput);
    return () => input?.removeEventListener('input', handleInput);
  };
  const read = () => field.current?.value ?? '';
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the focus is in the form, and no page has been opened from it. */
export function useIsInUse(field: FieldRef): boolean {
  const { key } = useLocation();
  const [inUseAt, setInUseAt] = useState<string | null>(key);
  useEffect(() => {
    const form = field.current?.form;
    const handleUse = () => setInUseAt(key);
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) setInUseAt(null);
    };
    form?.addEventListener('focusin', handleUse);
    form?.addEventListener('input', handleUse);
    form?.addEventListener('focusout', handleLeave);
    return () => {
      form?.removeEventListener('focusin', handleUse);
      form?.removeEventListener('input', handleUse);
      form?.removeEventListener('focusout', handleLeave);
    };
  }, [field, key]);
  return inUseAt === key;
}

/** What the field says of its list (WAI-ARIA Authoring Practices, "Combobox"). */
interface ComboboxState {
  listId: string;
  /** Id of the option that the arrow keys have reached. */
  activeId: string | undefined;
  isExpanded: boolean;
}

/** Keeps the attributes of the field: the layout knows of no list. */
export function useComboboxAttributes(field: FieldRef, { listId, activeId, isExpanded }: ComboboxState): void {
  useEffect(() => {
    const input = field.current;
    const set = (name: string, value: string | undefined) =>
      value === undefined ? input?.removeAttribute(name) : input?.setAttribute(name, value);
    set('aria-autocomplete', 'list');
    set('aria-expanded', String(isExpanded));
    set('aria-controls', isExpanded ? listId : undefined);
    set('aria-activedescendant', activeId);
  }, [field, listId, activeId, isExpanded]);
}

/** Handles the keys of the field and the sending of its form. The handlers may change. */
export function useFieldEvents(
  field: FieldRef,
  handleKey: (event: KeyboardEvent) => void,
  handleSubmit: (event: SubmitEvent) => void,
): void {
  // Before the paint: a key that is pressed as soon as options are seen must know them.
  useLayoutEffect(() => {
    const input = field.current;
    const form = input?.form;
    input?.addEventListener('keydown', handleKey);
    form?.addEventListener('submit', handleSubmit);
    return () => {
      input?.removeEventListener('keydown', handleKey);
      form?.removeEventListener('submit', handleSubmit);
    };
  });
}
