import { useEffect } from 'react';
import type { useShopForm } from '@shop/shared/forms';
import { forgetDraft, keepDraft, readDraft } from './draft-storage';
import { EMPTY_VALUES, type MessageValues } from './message-schema';

type MessageFormControl = Pick<
  ReturnType<typeof useShopForm<MessageValues>>,
  'getValues' | 'reset' | 'setValue' | 'watch'
>;

interface DraftOptions {
  draftKey: string | undefined;
  opening: string;
}

/**
 * Keeps what is typed until it is sent, so that a reload loses nothing, and begins the message with given words.
 * @returns forgets what was kept
 */
export function useDraft(form: MessageFormControl, { draftKey, opening }: DraftOptions): () => void {
  const { getValues, reset, setValue, watch } = form;

  useEffect(() => {
    if (!draftKey) return undefined;
    reset({ ...EMPTY_VALUES, ...readDraft(draftKey) });
    const subscription = watch(() => keepDraft(draftKey, getValues()));
    return () => subscription.unsubscribe();
  }, [draftKey, getValues, reset, watch]);

  useEffect(() => {
    const typed = getValues('message');
    if (opening === '' || typed.includes(opening)) return;
    setValue('message', [opening, typed].filter(Boolean).join('\n'));
  }, [getValues, opening, setValue]);

  return () => {
    if (draftKey) forgetDraft(draftKey);
  };
}
