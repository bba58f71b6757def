import styled from 'styled-components';
import { formatDateLong, isoDate } from '@shop/shared/format';
import { useNavigate, useSearchParams } from '@shop/shared/runtime';
import { saveFile } from '@shop/shared/staff';
import { Button, DownloadIcon, EmptyState, ErrorPanel, media, SkeletonLines, TextInput } from '@shop/shared/ui';
import { AdminFrame, ScreenBody } from '../../components';
import { DayOrders, DaySums, DayWaiting, useDay } from '../../features/day';
import { useClock } from '../../hooks';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-block: 8px 16px;

  & > [type='date'] {
    width: 180px;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-width: 960px;

  @media ${media.phone} {
    gap: 12px;
  }
`;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The close of a day: what was ordered, paid and shipped, and what waits. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = isoDate(useClock());
  const asked = search.get('date') ?? '';
  const date = isDay(asked) ? asked : today;
  const { day, hasFailed, loadAgain } = useDay(date);
  const show = (next: string) => {
    if (isDay(next)) void navigate(`/admin/day?date=${next}`, { replace: true, state: { isInPlace: true } });
  };

  return (
    <AdminFrame at="day">
      <ScreenBody>
        <h1>{`День: ${formatDateLong(`${date}T12:00:00+03:00`)}`}</h1>
        <Tools>
          <TextInput
            isSmall
            type="date"
            aria-label="День"
            max={today}
            value={date}
            onChange={({ target }) => show(target.value)}
          />
          <Button
            kind="outline"
            disabled={!day || day.orders.length === 0}
            onClick={() => day && saveFile(day.csv, `Заказы ${day.date}.csv`)}
          >
            <DownloadIcon size={18} />
            Файл для таблицы
          </Button>
        </Tools>
        {!day && !hasFailed && <SkeletonLines count={6} />}
        {hasFailed && (
          <ErrorPanel title="День не&nbsp;загрузился" text="С&nbsp;заказами всё в&nbsp;порядке." onRetry={loadAgain} />
        )}
        {day && (
          <Parts>
            <DayWaiting day={day} />
            {day.orders.length > 0 ? (
              <>
                <DaySums day={day} />
                <DayOrders title="Принято за&nbsp;день" orders={day.orders} />
              </>
            ) : (
              <EmptyState title="В&nbsp;этот день заказов не&nbsp;было" text="Выберите другой день." />
            )}
            {day.shipped.length > 0 && <DayOrders title="Отправлено за&nbsp;день" orders={day.shipped} isShipped />}
          </Parts>
        )}
      </ScreenBody>
    </AdminFrame>
  );
}
