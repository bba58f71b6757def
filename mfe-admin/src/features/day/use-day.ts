import { useEffect, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffDayDocument, type StaffDayQuery } from '../../generated/graphql';

/** A day's close, and the orders that wait now. */
export type Day = StaffDayQuery['staffDay'] & { counts: StaffDayQuery['staffOrders']['counts'] };
export type DayOrder = Day['orders'][number];

interface Loaded {
  date: string;
  /** Null while it loads. */
  day: Day | null;
  hasFailed: boolean;
}

/** @param date `2026-11-20`, of Moscow */
export function useDay(date: string) {
  const { client } = useShop();
  const [loaded, setLoaded] = useState<Loaded>({ date, day: null, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const day = await query(client, StaffDayDocument, { date }).then(
        ({ staffDay, staffOrders }) => ({ ...staffDay, counts: staffOrders.counts }),
        () => null,
      );
      if (!isLeft) setLoaded({ date, day, hasFailed: day === null });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [client, date, attempt]);
  const shown: Loaded = loaded.date === date ? loaded : { date, day: null, hasFailed: false };
  return { ...shown, loadAgain: () => setAttempt(attempt + 1) };
}
