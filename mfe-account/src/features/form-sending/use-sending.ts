import { useRef, useState, type SyntheticEvent } from 'react';
import type { useShopForm } from '@shop/shared/forms';
import { useShop } from '@shop/shared/runtime';

type Values = Record<string, string>;
type Form<V extends Values> = ReturnType<typeof useShopForm<V>>;

interface Complaint<V extends Values> {
  name: Parameters<Form<V>['setError']>[0];
  message: string;
}

interface SendingOptions<V extends Values> {
  form: Form<V>;
  /** Makes the call; what it rejects with is the failure. */
  send: (values: V) => Promise<void>;
  /** What of a failure belongs to fields. The rest stands under the form. */
  complaintsOf: (error: unknown) => readonly Complaint<V>[];
}

export interface Sending {
  submit: (event?: SyntheticEvent) => void;
  isBusy: boolean;
  /** Why the last attempt failed, unless a field says it. */
  error: unknown;
}

/** Sends a form, once at a time. A refusal goes to its fields, and nothing that was typed is lost. */
export function useSending<V extends Values>(options: SendingOptions<V>): Sending {
  const { form, send, complaintsOf } = options;
  const { track } = useShop();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<Pick<Sending, 'isBusy' | 'error'>>({ isBusy: false, error: null });

  const fail = (error: unknown) => {
    const complaints = complaintsOf(error);
    complaints.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    setState({ isBusy: false, error: complaints.length > 0 ? null : error });
  };

  const handleValid = async (values: V) => {
    // State is too slow against a double press: the second comes before the first has been drawn.
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
