import { useCallback, useEffect, useState } from 'react';
import { mutate, query, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { StaffDismissDocument, StaffPeopleDocument, type StaffPeopleQuery } from '../../generated/graphql';

export type Person = StaffPeopleQuery['staffPeople'][number];

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';

/** Everybody with a role; null while they load. */
export function usePeople() {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [people, setPeople] = useState<readonly Person[] | 'failed' | null>(null);

  const load = useCallback(async () => {
    try {
      const { staffPeople } = await query(client, StaffPeopleDocument, {});
      setPeople(staffPeople);
    } catch {
      setPeople('failed');
    }
  }, [client]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the answer of the API comes later
    void load();
  }, [load]);

  const dismiss = async ({ userId, name }: Person) => {
    try {
      await track(mutate(client, StaffDismissDocument, { userId }));
      show({ title: `${name}: доступа больше нет` });
      await load();
    } catch (error) {
      const text = error instanceof RequestError && error.code !== 'NETWORK_ERROR' ? error.message : FAILED;
      show({ kind: 'error', title: 'Доступ не\u00A0закрыт', text });
    }
  };

  return { people, load: () => void load(), dismiss: (person: Person) => void dismiss(person) };
}
