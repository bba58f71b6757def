import { useId, useState } from 'react';
import styled from 'styled-components';
import { PAYMENT_LABELS, PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import { useList } from '@shop/shared/runtime';
import { Button, Chip, media, Select, TextInput } from '@shop/shared/ui';
import { SearchInput } from '../../components';
import { NO_QUERY, readQuery, searchOf, type ListQuery } from './list-address';
import { OrdersFile } from './orders-file';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  & > [type='search'] {
    flex: 1 1 280px;
  }

  @media ${media.phone} {
    & > [type='search'] {
      flex-basis: 100%;
    }
  }
`;

/** On a phone the filters lie behind this, so that what is found stands above the keys. */
const More = styled(Button)`
  display: none;

  @media ${media.phone} {
    display: inline-flex;
  }
`;

const Filters = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  & > [type='date'] {
    width: 160px;
  }

  & > span {
    width: 180px;
  }

  @media ${media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
    flex-basis: 100%;

    & > [type='date'],
    & > span {
      flex: 1 1 140px;
    }
  }
`;

interface ListToolsProps {
  query: ListQuery;
  onChange: (query: ListQuery) => void;
}

/** The search, and the filters beside it. */
export function ListTools({ query, onChange }: ListToolsProps) {
  const { items: cities } = useList('deliveryCities');
  const filtersId = useId();
  // What is filtered is shown, also when the page is opened again.
  const [isOpen, setIsOpen] = useState(searchOf({ ...query, text: '', status: '' }) !== '');
  const change = (part: Partial<ListQuery>) => onChange({ ...query, ...part });
  const readOption = (name: string, value: string) => readQuery(new URLSearchParams({ [name]: value }));
  return (
    <Tools>
      {/* Whoever searches looks among all orders. */}
      <SearchInput
        label="Найти заказ"
        placeholder="Номер, телефон, имя, артикул  ( / )"
        value={query.text}
        onChange={(text) => onChange({ ...NO_QUERY, text })}
      />
      <More kind="outline" aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setIsOpen(!isOpen)}>
        Фильтры
      </More>
      <Filters id={filtersId} $isOpen={isOpen}>
        <TextInput
          isSmall
          type="date"
          aria-label="День заказа"
          value={query.day}
          onChange={({ target }) => change({ day: target.value })}
        />
        <Select isSmall aria-label="Город" value={query.city} onChange={({ target }) => change({ city: target.value })}>
          <option value="">Все города</option>
          {cities.map(({ id, city }) => (
            <option key={id} value={id}>
              {city}
            </option>
          ))}
        </Select>
        <Select
          isSmall
          aria-label="Оплата"
          value={query.payment}
          onChange={({ target }) => change({ payment: readOption('payment', target.value).payment })}
        >
          <option value="">Любая оплата</option>
          {Object.entries({ ...PAYMENT_TYPE_LABELS, ...PAYMENT_LABELS }).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Chip isPressed={query.isLate} onClick={() => change({ isLate: !query.isLate })}>
          Просрочен
        </Chip>
        <OrdersFile query={query} />
      </Filters>
      {searchOf({ ...query, status: '' }) !== '' && (
        <Button kind="quiet" onClick={() => onChange({ ...NO_QUERY, status: query.status })}>
          Сбросить
        </Button>
      )}
    </Tools>
  );
}
