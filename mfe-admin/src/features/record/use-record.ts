import { useCallback, useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import {
  RecordPeopleDocument,
  StaffRecordDocument,
  type RecordPeopleQuery,
  type StaffRecordFilter,
  type StaffRecordQuery,
} from '../../generated/graphql';
import { usePages } from '../../hooks';

export type RecordEntry = StaffRecordQuery['staffRecord']['rows'][number];
export type RecordPerson = RecordPeopleQuery['staffPeople'][number];

/**
 * A page of the record after another at each press.
 * @param filter the same object while it stays
 */
export function useRecord(filter: StaffRecordFilter) {
  const { client } = useShop();
  return usePages(
    useCallback(
      async (after: string | null) => (await query(client, StaffRecordDocument, { filter, after })).staffRecord,
      [client, filter],
    ),
  );
}

/** Those whose actions can be asked for; none while they load. */
export function useRecordPeople(): readonly RecordPerson[] {
  const { client } = useShop();
  const [people, setPeople] = useState<readonly RecordPerson[]>([]);
  useEffect(() => {
    query(client, RecordPeopleDocument, {}).then(
      ({ staffPeople }) => setPeople(staffPeople),
      () => undefined, // the record is read without this filter
    );
  }, [client]);
  return people;
}
