import { useCallback, type FocusEvent } from 'react';
import { useController } from 'react-hook-form';
import type { ControllerRenderProps, FieldValues, UseControllerProps } from 'react-hook-form';
import { focusWithLabel } from '../focus-with-label';
import { useAfterPress } from './use-after-press';

interface FormField<Values extends FieldValues> {
  field: ControllerRenderProps<Values>;
  error: string | undefined;
}

/**
 * Whether the focus moves forward in the form: not back, and not out to a tab, a link or a close
 * button.
 */
function movesForward({ target, relatedTarget }: FocusEvent): boolean {
  if (relatedTarget === null) return true; // a press outside of all controls
  const form = target.closest('form');
  const isLater = target.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING;
  return Boolean(isLater) && (form === null || form.contains(relatedTarget));
}

/**
 * A field of a form. Its error appears when the field is left: with a press, when the press is
 * over. An empty field shows none until the focus moves forward.
 */
export function useFormField<Values extends FieldValues>({
  control,
  name,
}: UseControllerProps<Values>): FormField<Values> {
  const { field, fieldState } = useController({ control, name });
  const { ref } = field;
  const afterPress = useAfterPress();
  const handleElement = useCallback(
    (element: HTMLElement | null) => ref(element && { focus: () => focusWithLabel(element) }),
    [ref],
  );
  const handleBlur = (event?: FocusEvent) => {
    if (field.value !== '' || !event || movesForward(event)) afterPress(field.onBlur);
  };
  return { field: { ...field, ref: handleElement, onBlur: handleBlur }, error: fieldState.error?.message };
}
