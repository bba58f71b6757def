import { useMemo } from 'react';
import styled from 'styled-components';
import { countOf } from '@shop/shared/format';
import { Link, useNavigate, useSearchParams } from '@shop/shared/runtime';
import { MoreRows, useCountedTitle } from '@shop/shared/staff';
import { EmptyState, ErrorPanel, Link as TextLink, Note, SkeletonLines, Stack } from '@shop/shared/ui';
import { StudioFrame } from '../../components';
import {
  LeadItem,
  leadsPath,
  LeadTools,
  NO_QUERY,
  readLeadQuery,
  StateTabs,
  useLeadDesk,
  useLeadList,
  type LeadQuery,
} from '../../features/leads';

const Title = styled.h1`
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

const isAll = (query: LeadQuery) => leadsPath(query) === leadsPath(NO_QUERY);

/** Says that leads did not reach the program that was to get them, and leads to these. */
function StoppedHooks({ count }: { count: number }) {
  if (count === 0) return null;
  const words = countOf(count, ['заявка не\u00A0передана', 'заявки не\u00A0переданы', 'заявок не\u00A0передано']);
  return (
    <Note kind="danger">
      {`${words} в\u00A0CRM. `}
      <TextLink as={Link} to={leadsPath({ ...NO_QUERY, isHookStopped: true })}>
        Показать
      </TextLink>
    </Note>
  );
}

/** The messages of the site's forms, the newest first; new ones appear by themselves. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readLeadQuery(search), [search]);
  const list = useLeadList(query);
  const desk = useLeadDesk(list);
  const { rows, failure } = list;
  useCountedTitle('Заявки', list.counts.find(({ state }) => state === 'new')?.count ?? 0);
  const change = (next: LeadQuery) => void navigate(leadsPath(next), { replace: true, state: { isInPlace: true } });
  return (
    <StudioFrame at="/studio/leads">
      <Stack gap={4}>
        <Title>Заявки</Title>
        <StateTabs query={query} counts={list.counts} />
        <LeadTools query={query} onChange={change} />
        {!query.isHookStopped && <StoppedHooks count={list.stoppedHooks} />}
        {rows && failure !== null && (
          <Note kind="warning" role="status">
            {list.isOffline
              ? 'Нет связи. Список обновится сам, когда она появится.'
              : 'Список не\u00A0обновился, пробуем ещё.'}
          </Note>
        )}
        {!rows && failure === null && <SkeletonLines count={6} />}
        {!rows && failure !== null && <ErrorPanel title="Заявки не&nbsp;загрузились" onRetry={list.renew} />}
        {rows?.length === 0 && (
          <EmptyState
            title={isAll(query) ? 'Заявок пока нет' : 'Таких заявок нет'}
            text={isAll(query) ? 'Новая появится здесь сама.' : 'Измените слова поиска или откройте «Все».'}
          />
        )}
        {rows && rows.length > 0 && (
          <Stack as="ul" gap={3} aria-label="Заявки">
            {rows.map((lead) => (
              <LeadItem key={lead.id} lead={lead} desk={desk} />
            ))}
          </Stack>
        )}
        {rows && <MoreRows pages={{ ...list, failure: null }} />}
      </Stack>
    </StudioFrame>
  );
}
