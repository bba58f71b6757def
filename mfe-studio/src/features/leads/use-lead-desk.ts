import { useState } from 'react';
import { mutate, useShop } from '@shop/shared/runtime';
import { useKeptEdits } from '@shop/shared/staff';
import { StaffResendLeadDocument, StaffSaveLeadDocument, type LeadState } from '../../generated/graphql';
import type { Lead, LeadList } from './use-lead-list';

const DRAFT = 'studio:lead-notes';

/** Notes that are typed and not saved, by the id of their lead. */
type Notes = Readonly<Record<number, string>>;

/** What can be done to the leads of a list. A note that is typed outlives the page. */
export function useLeadDesk({ show, renew }: Pick<LeadList, 'show' | 'renew'>) {
  const { client, track } = useShop();
  const [refused, setRefused] = useState<{ id: number; error: unknown } | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);
  const { edits: notes, change } = useKeptEdits<Notes>(DRAFT, {});

  const typeNote = (id: number, note: string | null) =>
    change((before) => {
      const { [id]: _before, ...others } = before;
      return note === null ? others : { ...others, [id]: note };
    });

  /**
   * @param step answers with the lead as it is now
   * @param onShown runs when that is on the screen: its field must not go and come back
   */
  const take = async (id: number, step: () => Promise<Lead>, onShown = () => {}): Promise<void> => {
    setBusyId(id);
    setRefused(null);
    try {
      show(await track(step()));
      onShown();
    } catch (error) {
      setRefused({ id, error });
    } finally {
      setBusyId(null);
      renew();
    }
  };
  const save = async (variables: { id: number; revision: number; state?: LeadState; note?: string }) =>
    (await mutate(client, StaffSaveLeadDocument, variables)).staffSaveLead;

  return {
    ...{ refused, busyId, notes, typeNote },
    setState: ({ id, revision }: Lead, state: LeadState) => take(id, () => save({ id, revision, state })),
    saveNote: ({ id, revision }: Lead, note: string) =>
      take(
        id,
        () => save({ id, revision, note }),
        () => typeNote(id, null),
      ),
    resend: ({ id }: Lead) =>
      take(id, async () => (await mutate(client, StaffResendLeadDocument, { id })).staffResendLead),
  };
}

export type LeadDesk = ReturnType<typeof useLeadDesk>;
