import { useMemo } from 'react';
import { useNavigate, useSearchParams } from '@shop/shared/runtime';
import { Button, EmptyState, ErrorPanel, SkeletonLines, Stack } from '@shop/shared/ui';
import { AdminFrame, PeopleTabs, ScreenBody } from '../../components';
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
  const { shown, loadMore } = useRecord(filter);
  const change = (next: RecordQuery) =>
    void navigate(`/admin/people/record${recordSearch(next)}`, { replace: true, state: { isInPlace: true } });
  return (
    <AdminFrame at="people">
      <ScreenBody>
        <h1>Люди</h1>
        <PeopleTabs at="/admin/people/record" />
        <RecordTools query={query} onChange={change} />
        {!shown && <SkeletonLines count={6} />}
        {shown && (
          <Stack gap={4}>
            {shown.rows.length > 0 && <RecordRows rows={shown.rows} />}
            {shown.rows.length === 0 && !shown.hasFailed && (
              <EmptyState title="Таких действий не&nbsp;было" text="Уберите часть условий." />
            )}
            {shown.hasFailed && <ErrorPanel onRetry={() => void loadMore()} />}
            {shown.after !== null && !shown.hasFailed && (
              <div>
                <Button kind="outline" onClick={() => void loadMore()}>
                  Показать ещё
                </Button>
              </div>
            )}
          </Stack>
        )}
      </ScreenBody>
    </AdminFrame>
  );
}
