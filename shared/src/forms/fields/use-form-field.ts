import { useController } from 'react-hook-form';
import type { ControllerRenderProps, FieldValues, UseControllerProps } from 'react-hook-form';
import { useAfterPress } from './use-after-press';

interface FormField<Values extends FieldValues> {
  field: ControllerRenderProps<Values>;
  error: string | undefined;
}

/** A field's place in its form. It speaks when it is left: by a press, once the press is over. */
export function useFormField<Values extends FieldValues>({
  control,
  name,
}: UseControllerProps<Values>): FormField<Values> {
  const { field, fieldState } = useController({ control, name });
  const afterPress = useAfterPress();
  return { field: { ...field, onBlur: () => afterPress(field.onBlur) }, error: fieldState.error?.message };
}
