import { RequestError, useShop } from '@shop/shared/runtime';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What the API says about one field. */
export interface ServerFieldError<Name extends string> {
  name: Name;
  message: string;
}

/** The API's messages about the named fields; empty for any other error. */
export function serverFieldErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
): ServerFieldError<Name>[] {
  if (!(error instanceof RequestError)) return [];
  return names.flatMap((name) => {
    const message = error.fields[name];
    return message ? [{ name, message }] : [];
  });
}

interface SendingOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Makes the call, and rejects with the failure. */
  send: (values: Values) => Promise<void>;
  /** The part of a failure that belongs to fields. The rest is shown under the form. */
  fieldErrorsOf: (error: unknown) => readonly ServerFieldError<Path<Values>>[];
}

export interface Sending {
  submit: (event?: SyntheticEvent) => void;
  isBusy: boolean;
  /** Why the last attempt failed, unless a field shows it; else null. */
  error: unknown;
}

/** Sends a form, one attempt at a time. Fields show their own errors; nothing typed is lost. */
export function useSending<Values extends FieldValues>(options: SendingOptions<Values>): Sending {
  const { form, send, fieldErrorsOf } = options;
  const { track } = useShop();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<Pick<Sending, 'isBusy' | 'error'>>({ isBusy: false, error: null });

  const fail = (error: unknown) => {
    const fieldErrors = fieldErrorsOf(error);
    fieldErrors.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    setState({ isBusy: false, error: fieldErrors.length > 0 ? null : error });
  };

  const handleValid = async (values: Values) => {
    // State is too slow for a double press: the second comes before the first has been rendered.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isBusy: true, error: null });
    try {
      await track(send(values));
      setState({ isBusy: false, error: null });
    } catch (error) {
      fail(error);
    } finally {
      isUnderWay.current = false;
    }
  };

  return { ...state, submit: (event) => void form.handleSubmit(handleValid)(event) };
}
