import type { useShopForm } from '@shop/shared/forms';
import { useEffect } from 'react';
import { EMPTY_VALUES, type MessageValues } from './message-schema';

const PREFIX = 'shop.message.';

/** Everything but the consent, which is given each time, and the trap. */
type Draft = Partial<Omit<MessageValues, 'consent' | 'website'>>;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/**
 * What was typed before a reload; nothing where it cannot be read. It goes with the tab: others
 * must not find it.
 */
function readDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return isDraft(kept) ? kept : {};
  } catch {
    return {}; // storage is closed, or holds what we did not write
  }
}

function keepDraft(key: string, { consent: _consent, website: _website, ...draft }: MessageValues): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Storage is closed or full: the form works, a reload empties it.
  }
}

function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is closed: nothing was kept.
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
 * Keeps what is typed until it is sent, so that a reload loses nothing, and begins the message with
 * given words.
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
