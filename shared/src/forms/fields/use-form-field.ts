import type { FocusEvent } from 'react';
import { useController } from 'react-hook-form';
import type { ControllerRenderProps, FieldValues, UseControllerProps } from 'react-hook-form';
import { useAfterPress } from './use-after-press';

interface FormField<Values extends FieldValues> {
  field: ControllerRenderProps<Values>;
  error: string | undefined;
}

/** Whether the focus goes on through the form: not back in it, nor to a tab, a link or what closes a dialog. */
function goesOn({ target, relatedTarget }: FocusEvent): boolean {
  if (relatedTarget === null) return true; // a press on nothing
  const form = target.closest('form');
  const isLater = target.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING;
  return Boolean(isLater) && (form === null || form.contains(relatedTarget));
}

/**
 * A field's place in its form. It speaks when it is left: by a press, once the press is over. An empty one is silent
 * until one goes on without it.
 */
export function useFormField<Values extends FieldValues>({
  control,
  name,
}: UseControllerProps<Values>): FormField<Values> {
  const { field, fieldState } = useController({ control, name });
  const afterPress = useAfterPress();
  const handleBlur = (event?: FocusEvent) => {
    if (field.value !== '' || !event || goesOn(event)) afterPress(field.onBlur);
  };
  return { field: { ...field, onBlur: handleBlur }, error: fieldState.error?.message };
}
