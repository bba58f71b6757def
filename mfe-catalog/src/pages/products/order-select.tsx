import { Select, VisuallyHidden } from '@shop/shared/ui';
import { memo } from 'react';
import { SORTS, type ChangeQuery, type Sort } from './filter';
import * as S from './filter-form.styles';

const LABELS: Record<Sort, string> = {
  sort: 'Сначала рекомендуемые',
  cheap: 'Сначала дешевле',
  dear: 'Сначала дороже',
  name: 'По названию',
};

interface OrderSelectProps {
  sort: Sort;
  onChange: ChangeQuery;
}

export const OrderSelect = memo(function OrderSelect({ sort, onChange }: OrderSelectProps) {
  return (
    <S.Order as="label">
      <VisuallyHidden>Сортировка</VisuallyHidden>
      <Select
        isSmall
        name="sort"
        value={sort}
        onChange={({ target }) => onChange({ sort: SORTS.find((known) => known === target.value) ?? 'sort' })}
      >
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {LABELS[value]}
          </option>
        ))}
      </Select>
    </S.Order>
  );
});
