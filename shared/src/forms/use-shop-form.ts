import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import type { FieldValues, Resolver, UseFormProps, UseFormReturn } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';

/**
 * A form of the shop: its schema says types, rules and texts.
 * Lazy: a field speaks after it was left or after the first submit, which goes to the first wrong field.
 */
export function useShopForm<Values extends FieldValues>(
  // Defaults and flags of yup's types say nothing about the values.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  schema: ObjectSchema<Values, AnyObject, any, any>,
  options: Omit<UseFormProps<Values>, 'resolver'> = {},
): UseFormReturn<Values> {
  return useForm<Values>({
    mode: 'onTouched',
    ...options,
    // The resolver's type goes through yup's `InferType`, which TypeScript cannot follow for a type parameter.
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
  });
}
