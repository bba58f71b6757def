import { useCallback, useState } from 'react';
import { query, useShop } from '@shop/shared/runtime';
import { StaffShopDocument, type CompanyFragment } from '../../generated/graphql';
import { useLoaded } from '../../hooks';

/** Who sells, as it is stored. */
export function useCompany() {
  const { client } = useShop();
  const ask = useCallback(async () => (await query(client, StaffShopDocument, {})).staffShop, [client]);
  const { value, hasFailed, loadAgain } = useLoaded(ask);
  const [saved, setSaved] = useState<CompanyFragment | null>(null);
  return { company: saved ?? value, hasFailed, loadAgain, setSaved };
}
