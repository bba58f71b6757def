import { useCallback } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffDayDocument, type StaffDayQuery } from '../../generated/graphql';
import { useLoaded } from '../../hooks';

/** A day's close, and the orders that wait now. */
export type Day = StaffDayQuery['staffDay'] & { counts: StaffDayQuery['staffOrders']['counts'] };
export type DayOrder = Day['orders'][number];

/** @param date `2026-11-20`, of Moscow */
export function useDay(date: string) {
  const { client } = useShop();
  const ask = useCallback(async (): Promise<Day> => {
    const { staffDay, staffOrders } = await query(client, StaffDayDocument, { date });
    return { ...staffDay, counts: staffOrders.counts };
  }, [client, date]);
  const { value: day, ...loaded } = useLoaded(ask);
  return { day, ...loaded };
}
