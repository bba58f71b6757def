import { useCallback } from 'react';
import styled from 'styled-components';
import { Link, query, useShop } from '@shop/shared/runtime';
import { useRights } from '@shop/shared/staff';
import { Part } from '../../components';
import { ListMissingDocument, type StaffMissing } from '../../generated/graphql';
import { useLoaded } from '../../hooks';

const ITEMS: Readonly<Record<StaffMissing, { to: string; label: string; why: string }>> = {
  product: { to: '/admin/goods/new', label: 'Добавьте первый товар', why: 'пока покупать нечего' },
  sale: { to: '/admin/goods', label: 'Включите продажу', why: 'товары есть, но все сняты с\u00A0продажи' },
  company: {
    to: '/admin/shop/company',
    label: 'Впишите реквизиты компании',
    why: 'сейчас на\u00A0сайте и в\u00A0счетах образец',
  },
  delivery: {
    to: '/admin/shop',
    label: 'Добавьте способ и\u00A0город доставки',
    why: 'пока можно только забрать самому',
  },
  place: {
    to: '/admin/shop/places',
    label: 'Добавьте точку на\u00A0карту',
    why: 'магазин, мойку или установочный центр',
  },
};

const Items = styled.ol`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-left: 20px;

  & a {
    display: inline-block;
    padding: 4px 0;
  }
`;

function Missing() {
  const { client } = useShop();
  const ask = useCallback(async () => (await query(client, ListMissingDocument, {})).staffMissing, [client]);
  const { value: missing } = useLoaded(ask);
  if (!missing || missing.length === 0) return null;
  return (
    <Part title="Чего не&nbsp;хватает, чтобы продавать">
      <Items>
        {missing.map((item) => (
          <li key={item}>
            <Link to={ITEMS[item].to}>{ITEMS[item].label}</Link>
            {`: ${ITEMS[item].why}`}
          </li>
        ))}
      </Items>
    </Part>
  );
}

/** What a new shop lacks, for whoever can add it; nothing once the shop is whole. */
export function MissingList() {
  const rights = useRights();
  return rights.includes('goods') || rights.includes('shop') ? <Missing /> : null;
}
