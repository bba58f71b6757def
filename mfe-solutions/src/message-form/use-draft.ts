import type { useShopForm } from '@shop/shared/forms';
import { useEffect, useRef } from 'react';
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
  size: number | undefined;
}

/**
 * Keeps typed text until it is sent, so that a reload loses nothing. Puts `opening` at the
 * beginning of the message, in place of an earlier one, and `size` into the field that asks for it.
 * @returns deletes the draft
 */
export function useDraft(form: MessageFormControl, { draftKey, opening, size }: DraftOptions): () => void {
  const { getValues, reset, setValue, watch } = form;

  useEffect(() => {
    if (!draftKey) return undefined;
    reset({ ...EMPTY_VALUES, ...readDraft(draftKey) });
    const subscription = watch(() => keepDraft(draftKey, getValues()));
    return () => subscription.unsubscribe();
  }, [draftKey, getValues, reset, watch]);

  const lastOpening = useRef('');
  useEffect(() => {
    const typed = getValues('message');
    if (opening === '' || typed.includes(opening)) return;
    const own = lastOpening.current ? typed.replace(lastOpening.current, '').trimStart() : typed;
    lastOpening.current = opening;
    setValue('message', [opening, own].filter(Boolean).join('\n'));
  }, [getValues, opening, setValue]);

  useEffect(() => {
    if (size === undefined) return;
    for (const field of ['cars', 'units'] as const) setValue(field, String(size));
  }, [setValue, size]);

  return () => {
    if (draftKey) forgetDraft(draftKey);
  };
}
