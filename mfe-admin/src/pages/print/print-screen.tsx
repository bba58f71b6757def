import { useMemo } from 'react';
import styled from 'styled-components';
import { countOf } from '@shop/shared/format';
import { useNavigate, useSearchParams } from '@shop/shared/runtime';
import { Button, Checkbox, EmptyState, ErrorPanel, Row, SkeletonLines } from '@shop/shared/ui';
import { AdminFrame, ScreenBody } from '../../components';
import {
  countSheets,
  printPath,
  PrintSheets,
  readPrint,
  SHEET_KINDS,
  SHEET_LABELS,
  usePrintedOrders,
} from '../../features/order-print';

const Tools = styled(Row)`
  margin-block: 8px 20px;
`;

const Sheets = styled.div`
  max-width: 900px;
`;

/** Sheets of chosen orders, as they will be on paper. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { kinds } = readPrint(search);
  // Another choice of sheets must not load the orders anew.
  const asked = search.get('ids') ?? '';
  const ids = useMemo(() => readPrint(new URLSearchParams({ ids: asked })).ids, [asked]);
  const printed = usePrintedOrders(ids);
  const { orders } = printed;
  const sheets = kinds.reduce((count, kind) => count + countSheets(orders ?? [], kind), 0);

  return (
    <AdminFrame at="orders">
      <ScreenBody>
        <h1>Печать</h1>
        {orders && (
          <Tools>
            {SHEET_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                checked={kinds.includes(kind)}
                onChange={({ target }) => {
                  const next = SHEET_KINDS.filter((name) => (name === kind ? target.checked : kinds.includes(name)));
                  void navigate(printPath(ids, next), { replace: true, state: { isInPlace: true } });
                }}
              >
                {`${SHEET_LABELS[kind]}, ${countSheets(orders, kind)}`}
              </Checkbox>
            ))}
            <Button disabled={sheets === 0} onClick={() => window.print()}>
              {`Напечатать ${countOf(sheets, ['лист', 'листа', 'листов'])}`}
            </Button>
          </Tools>
        )}
        {!orders && !printed.hasFailed && <SkeletonLines count={8} />}
        {printed.hasFailed && (
          <ErrorPanel
            title="Заказы не&nbsp;загрузились"
            text="С&nbsp;ними всё в&nbsp;порядке."
            onRetry={printed.loadAgain}
          />
        )}
        {orders && sheets === 0 && (
          <EmptyState title="Печатать нечего" text="Отметьте листы выше или выберите заказы в&nbsp;списке." />
        )}
        <Sheets>{orders && <PrintSheets orders={orders} kinds={kinds} />}</Sheets>
      </ScreenBody>
    </AdminFrame>
  );
}
