import { useMemo } from 'react';
import { useNavigate, useSearchParams } from '@shop/shared/runtime';
import { EmptyState, ErrorPanel, SkeletonLines, Stack } from '@shop/shared/ui';
import { AdminFrame, MoreRows, PeopleTabs, ScreenBody } from '../../components';
import {
  readRecordQuery,
  recordFilter,
  RecordRows,
  recordSearch,
  RecordTools,
  useRecord,
  type RecordQuery,
} from '../../features/record';

/** What the shop's own people did, with filters that the address keeps. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readRecordQuery(search), [search]);
  const filter = useMemo(() => recordFilter(query), [query]);
  const record = useRecord(filter);
  const { rows, failure, loadAgain } = record;
  const change = (next: RecordQuery) =>
    void navigate(`/admin/people/record${recordSearch(next)}`, { replace: true, state: { isInPlace: true } });
  return (
    <AdminFrame at="people">
      <ScreenBody>
        <h1>Люди</h1>
        <PeopleTabs at="/admin/people/record" />
        <RecordTools query={query} onChange={change} />
        {!rows && failure === null && <SkeletonLines count={6} />}
        {!rows && failure !== null && <ErrorPanel onRetry={loadAgain} />}
        {rows?.length === 0 && <EmptyState title="Таких действий не&nbsp;было" text="Уберите часть условий." />}
        {rows && rows.length > 0 && (
          <Stack gap={4}>
            <RecordRows rows={rows} />
            <MoreRows pages={record} />
          </Stack>
        )}
      </ScreenBody>
    </AdminFrame>
  );
}
