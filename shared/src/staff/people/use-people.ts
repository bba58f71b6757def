import { useCallback, useEffect, useState } from 'react';
import { mutate, query, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import {
  StaffCancelInviteDocument,
  StaffDismissDocument,
  StaffPeopleDocument,
  StaffResetFactorDocument,
  StaffSetRightsDocument,
  type StaffPeopleQuery,
  type StaffRight,
} from '../../generated/graphql';

export type Person = StaffPeopleQuery['staffPeople'][number];
export type Invite = NonNullable<StaffPeopleQuery['staffInvites']>[number];

const NONE: readonly Invite[] = [];

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';

/**
 * Everybody with a right; null while they load. With them come the invitations that nobody has
 * taken yet, for somebody who may invite and has proved the second factor.
 */
export function usePeople(mayInvite: boolean) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [people, setPeople] = useState<readonly Person[] | 'failed' | null>(null);

  const [invites, setInvites] = useState(NONE);

  const load = useCallback(async () => {
    try {
      const { staffPeople, staffInvites } = await query(client, StaffPeopleDocument, { mayInvite });
      setPeople(staffPeople);
      setInvites(staffInvites ?? NONE);
    } catch {
      setPeople('failed');
    }
  }, [client, mayInvite]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load();
  }, [load]);

  const change = async (call: Promise<unknown>, done: string, failed: string) => {
    try {
      await track(call);
      show({ title: done });
      await load();
    } catch (error) {
      const text = error instanceof RequestError && error.code !== 'NETWORK_ERROR' ? error.message : FAILED;
      show({ kind: 'error', title: failed, text });
    }
  };

  return {
    people,
    invites,
    load: () => void load(),
    dismiss: ({ userId, name }: Person) =>
      change(mutate(client, StaffDismissDocument, { userId }), `${name}: доступа больше нет`, 'Доступ не\u00A0закрыт'),
    setRights: ({ userId, name }: Person, rights: readonly StaffRight[]) =>
      change(
        mutate(client, StaffSetRightsDocument, { userId, rights: [...rights] }),
        `${name}: права изменены`,
        'Права не\u00A0изменены',
      ),
    cancelInvite: ({ email }: Invite) =>
      change(
        mutate(client, StaffCancelInviteDocument, { email }),
        `Приглашение для\u00A0${email} отозвано`,
        'Приглашение не\u00A0отозвано',
      ),
    resetFactor: ({ userId, name }: Person) =>
      change(
        mutate(client, StaffResetFactorDocument, { userId }),
        `${name}: второй способ входа сброшен`,
        'Второй способ входа не\u00A0сброшен',
      ),
  };
}
