import styled from 'styled-components';
import { Segmented, Select } from '@shop/shared/ui';
import { SearchInput } from '../../components';
import type { ReviewQuery } from './review-address';
import type { ReviewDesk } from './use-reviews';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-block: 12px;

  & > * {
    flex: 0 1 260px;
  }
`;

const STATES = [
  ['new', 'Ждут решения'],
  ['shown', 'На\u00A0сайте'],
  ['all', 'Все'],
] as const;

const counted = (label: string, count: number | undefined) => (count ? `${label} ${count}` : label);

interface ReviewToolsProps {
  query: ReviewQuery;
  waiting: ReviewDesk['waiting'];
  onChange: (query: ReviewQuery) => void;
}

/** Reviews or questions, which of them, and how many of both wait. */
export function ReviewTools({ query, waiting, onChange }: ReviewToolsProps) {
  return (
    <Tools>
      <Segmented
        label="Что показать"
        value={query.kind}
        options={[
          { value: 'review', label: counted('Отзывы', waiting?.review) },
          { value: 'question', label: counted('Вопросы', waiting?.question) },
        ]}
        onChange={(kind) => onChange({ ...query, kind })}
      />
      <Select
        isSmall
        aria-label="Состояние"
        value={query.status}
        onChange={({ target }) => {
          const chosen = STATES.find(([status]) => status === target.value);
          if (chosen) onChange({ ...query, status: chosen[0] });
        }}
      >
        {STATES.map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </Select>
      <SearchInput
        label="Найти по словам"
        placeholder="Слова или имя"
        value={query.text}
        onChange={(text) => onChange({ ...query, text })}
      />
    </Tools>
  );
}
