import { useCallback, useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import {
  RecordPeopleDocument,
  StaffRecordDocument,
  type RecordPeopleQuery,
  type StaffRecordFilter,
  type StaffRecordQuery,
} from '../../generated/graphql';

export type RecordEntry = StaffRecordQuery['staffRecord']['rows'][number];
export type RecordPerson = RecordPeopleQuery['staffPeople'][number];

interface Loaded {
  /** What these rows answer. */
  filter: StaffRecordFilter;
  rows: readonly RecordEntry[];
  after: string | null;
  hasFailed: boolean;
}

/**
 * A page of the record after another at each press.
 * @param filter the same object while it stays
 */
export function useRecord(filter: StaffRecordFilter) {
  const { client } = useShop();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = useCallback(
    async (before: readonly RecordEntry[], after: string | null) => {
      try {
        const { staffRecord } = await query(client, StaffRecordDocument, { filter, after });
        const rows = [...before, ...staffRecord.rows];
        return { filter, rows, after: staffRecord.after ?? null, hasFailed: false };
      } catch {
        return { filter, rows: before, after, hasFailed: true };
      }
    },
    [client, filter],
  );

  useEffect(() => {
    let isLeft = false;
    void load([], null).then((first) => {
      if (!isLeft) setLoaded(first);
    });
    return () => {
      isLeft = true;
    };
  }, [load]);

  const shown = loaded?.filter === filter ? loaded : null;
  return {
    shown,
    /** The next page, or the one that did not come. */
    loadMore: async () => {
      const next = await load(shown?.rows ?? [], shown?.after ?? null);
      // Another filter may have been chosen meanwhile.
      setLoaded((now) => (now === shown ? next : now));
    },
  };
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
