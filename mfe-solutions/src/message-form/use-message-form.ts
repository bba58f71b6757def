import { useState, type SyntheticEvent } from 'react';
import { useShopForm } from '@shop/shared/forms';
import { RequestError, useShop } from '@shop/shared/runtime';
import { EMPTY_VALUES, messageSchema, type MessageValues } from './message-schema';
import { sendMessage } from './send-message';
import { useDraft } from './use-draft';
import type { MessageField, MessageFormProps } from './types';

interface Complaint {
  name: keyof MessageValues;
  message: string;
}

/** What the API says of the fields that this form shows. */
function complaintsOf(error: unknown, fields: readonly MessageField[]): Complaint[] {
  if (!(error instanceof RequestError)) return [];
  const names: (keyof MessageValues)[] = [...fields.map(({ key }) => key), 'consent'];
  return names.flatMap((name) => {
    const message = error.fields[name];
    return message ? [{ name, message }] : [];
  });
}

/** A form that sends a message: once at a time, and nothing that was typed is lost when it fails. */
export function useMessageForm({ fields, onSent, draftKey, opening = '', ...kind }: MessageFormProps) {
  const { track } = useShop();
  const [schema] = useState(() => messageSchema(fields));
  const [openedAt] = useState(() => Date.now());
  const [error, setError] = useState<unknown>(null);
  const form = useShopForm(schema, { defaultValues: EMPTY_VALUES });
  const forgetDraft = useDraft(form, { draftKey, opening });

  const fail = (failure: unknown) => {
    const complaints = complaintsOf(failure, fields);
    complaints.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    setError(complaints.length > 0 ? null : failure);
  };

  const handleValid = async (values: MessageValues) => {
    setError(null);
    try {
      await track(sendMessage(kind, values, openedAt));
      forgetDraft();
      onSent();
    } catch (failure) {
      fail(failure);
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A second press comes before the first has been drawn: the form itself knows at once.
    if (!form.formState.isSubmitting) void form.handleSubmit(handleValid)(event);
  };
  return { form, error, submit, isBusy: form.formState.isSubmitting };
}
