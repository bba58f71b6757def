import styled from 'styled-components';
import { media, Select } from '@shop/shared/ui';
import { SearchInput } from '../../components';
import { KIND_LABELS, readQuery, type GoodsQuery } from './list-address';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  & > [type='search'] {
    flex: 1 1 280px;
  }

  & > span {
    flex: 0 1 200px;
  }

  @media ${media.phone} {
    & > [type='search'] {
      flex-basis: 100%;
    }

    & > span {
      flex: 1 1 140px;
    }
  }
`;

interface GoodsToolsProps {
  query: GoodsQuery;
  onChange: (query: GoodsQuery) => void;
}

/** The search among goods, and the filters beside it. */
export function GoodsTools({ query, onChange }: GoodsToolsProps) {
  const choose = (name: 'kind' | 'sale', value: string) =>
    onChange({ ...query, [name]: readQuery(new URLSearchParams({ [name]: value }))[name] });
  return (
    <Tools>
      <SearchInput
        label="Найти товар"
        placeholder="Артикул или название  ( / )"
        value={query.text}
        onChange={(text) => onChange({ ...query, text })}
      />
      <Select isSmall aria-label="Вид" value={query.kind} onChange={({ target }) => choose('kind', target.value)}>
        <option value="">Все виды</option>
        {Object.entries(KIND_LABELS).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </Select>
      <Select isSmall aria-label="Продажа" value={query.sale} onChange={({ target }) => choose('sale', target.value)}>
        <option value="">Все товары</option>
        <option value="on">В&nbsp;продаже</option>
        <option value="off">Сняты с&nbsp;продажи</option>
      </Select>
    </Tools>
  );
}
