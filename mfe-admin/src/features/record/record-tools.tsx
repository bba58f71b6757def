import styled from 'styled-components';
import { Button, media, Select, TextInput } from '@shop/shared/ui';
import type { StaffRecordKind } from '../../generated/graphql';
import { NO_RECORD_QUERY, recordSearch, type RecordQuery } from './record-address';
import { KIND_LABELS } from './record-words';
import { useRecordPeople } from './use-record';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-block: 12px;

  & > * {
    flex: 0 1 200px;
  }

  @media ${media.phone} {
    & > * {
      flex: 1 1 140px;
    }
  }
`;

const KINDS = Object.keys(KIND_LABELS) as StaffRecordKind[]; // of the object above

interface RecordToolsProps {
  query: RecordQuery;
  onChange: (query: RecordQuery) => void;
}

/** The filters of the record. */
export function RecordTools({ query, onChange }: RecordToolsProps) {
  const people = useRecordPeople();
  const change = (part: Partial<RecordQuery>) => onChange({ ...query, ...part });
  return (
    <Tools>
      <Select isSmall aria-label="Кто" value={query.person} onChange={({ target }) => change({ person: target.value })}>
        <option value="">Все люди</option>
        {people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
      <Select isSmall aria-label="О чём" value={query.kind} onChange={({ target }) => change({ kind: target.value })}>
        <option value="">Все действия</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_LABELS[kind]}
          </option>
        ))}
      </Select>
      <TextInput
        isSmall
        type="date"
        aria-label="День"
        value={query.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <TextInput
        isSmall
        inputMode="numeric"
        aria-label="Номер заказа"
        placeholder="Номер заказа"
        value={query.order}
        onChange={({ target }) => change({ order: target.value })}
      />
      {recordSearch(query) !== '' && (
        <Button kind="quiet" onClick={() => onChange(NO_RECORD_QUERY)}>
          Сбросить
        </Button>
      )}
    </Tools>
  );
}
