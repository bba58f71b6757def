import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import type { FieldValues, Resolver, UseFormProps, UseFormReturn } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';

/**
 * A form whose schema defines its types, rules and texts. An error appears when a field is left, or
 * on the first submit, which focuses the first wrong field.
 */
export function useShopForm<Values extends FieldValues>(
  // The defaults and flags in yup's types do not affect the values.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  schema: ObjectSchema<Values, AnyObject, any, any>,
  options: Omit<UseFormProps<Values>, 'resolver'> = {},
): UseFormReturn<Values> {
  return useForm<Values>({
    mode: 'onTouched',
    ...options,
    // The resolver's type uses yup's `InferType`, which TypeScript cannot resolve for a type
    // parameter.
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
  });
}
