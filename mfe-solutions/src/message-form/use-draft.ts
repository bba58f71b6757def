import type { useShopForm } from '@shop/shared/forms';
import { useEffect } from 'react';
import { EMPTY_VALUES, type MessageValues } from './message-schema';

const PREFIX = 'shop.message.';

/** All values but the trap, and the consent, which every message needs anew. */
type Draft = Partial<Omit<MessageValues, 'consent' | 'website'>>;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/**
 * Reads what was typed before a reload. Session storage ends with the tab, so the next person at
 * the computer does not see it.
 */
function readDraft(key: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return isDraft(stored) ? stored : {};
  } catch {
    return {}; // storage is blocked, or its content is broken
  }
}

function keepDraft(key: string, { consent: _consent, website: _website, ...draft }: MessageValues): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full. The form works without a draft.
  }
}

function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

type MessageFormControl = Pick<
  ReturnType<typeof useShopForm<MessageValues>>,
  'getValues' | 'reset' | 'setValue' | 'watch'
>;

interface DraftOptions {
  draftKey: string | undefined;
  opening: string;
}

/**
 * Keeps typed text until it is sent, so that a reload loses nothing. Puts `opening` at the
 * beginning of the message.
 * @returns deletes the draft
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
