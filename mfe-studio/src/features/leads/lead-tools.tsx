import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { SearchInput } from '@shop/shared/staff';
import { Button, DownloadIcon, media, Note, TabCount, TabLink, TabNav } from '@shop/shared/ui';
import { leadsPath, NO_QUERY, type LeadQuery } from './lead-address';
import { LEAD_STATES, STATE_PLURALS } from './lead-words';
import type { LeadList } from './use-lead-list';
import { useLeadsFile } from './use-leads-file';

const Strip = styled(TabNav)`
  gap: 24px;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  & > [type='search'] {
    flex: 0 1 360px;
  }

  @media ${media.phone} {
    & > [type='search'] {
      flex-basis: 100%;
    }
  }
`;

interface StateTabsProps {
  query: LeadQuery;
  counts: LeadList['counts'];
}

/** All leads, and those of each state with their count. */
export function StateTabs({ query, counts }: StateTabsProps) {
  const tabs = [
    { state: '', label: 'Все' } as const,
    ...LEAD_STATES.map((state) => ({ state, label: STATE_PLURALS[state] })),
  ];
  return (
    <Strip aria-label="Заявки по&nbsp;состоянию">
      {tabs.map(({ state, label }) => (
        <TabLink
          key={state}
          as={Link}
          to={leadsPath({ ...query, state })}
          state={{ isInPlace: true }}
          aria-current={state === query.state ? 'page' : undefined}
        >
          {label}
          {state && <TabCount>{counts.find((row) => row.state === state)?.count ?? 0}</TabCount>}
        </TabLink>
      ))}
    </Strip>
  );
}

interface LeadToolsProps {
  query: LeadQuery;
  onChange: (query: LeadQuery) => void;
}

/** The search among all leads, and their file. */
export function LeadTools({ query, onChange }: LeadToolsProps) {
  const { isBusy, failure, download } = useLeadsFile(query);
  return (
    <Tools>
      <SearchInput
        label="Найти заявку"
        placeholder="Телефон, имя, компания, почта  ( / )"
        value={query.text}
        onChange={(text) => onChange({ ...NO_QUERY, text })}
      />
      <Button kind="quiet" isLoading={isBusy} onClick={download}>
        <DownloadIcon size={18} />
        Скачать CSV
      </Button>
      {failure !== null && <Note kind="danger">{failure}</Note>}
    </Tools>
  );
}
