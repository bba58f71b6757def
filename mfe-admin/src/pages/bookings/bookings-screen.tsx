import styled from 'styled-components';
import { useNavigate, useSearchParams } from '@shop/shared/runtime';
import { EmptyState, ErrorPanel, Field, SkeletonLines, TextInput } from '@shop/shared/ui';
import { AdminFrame, MoreRows, ScreenBody } from '../../components';
import { BookingItem, useBookings } from '../../features/bookings';

const Tools = styled.div`
  max-width: 240px;
  margin-block: 8px 16px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 760px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
`;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Who is to come for a service and when: the wished day becomes an agreed one. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('from') ?? '';
  const from = isDay(asked) ? asked : null;
  const bookings = useBookings(from);
  const { rows, failure, loadAgain } = bookings;
  const show = (next: string) =>
    void navigate(isDay(next) ? `/admin/bookings?from=${next}` : '/admin/bookings', {
      replace: true,
      state: { isInPlace: true },
    });
  return (
    <AdminFrame at="bookings">
      <ScreenBody>
        <h1>Записи на&nbsp;услуги</h1>
        <Tools>
          <Field label="Начиная с&nbsp;дня" isOptional>
            {(control) => (
              <TextInput
                {...control}
                isSmall
                type="date"
                value={from ?? ''}
                onChange={({ target }) => show(target.value)}
              />
            )}
          </Field>
        </Tools>
        {!rows && failure === null && <SkeletonLines count={6} />}
        {!rows && failure !== null && (
          <ErrorPanel title="Записи не&nbsp;загрузились" text="С&nbsp;ними всё в&nbsp;порядке." onRetry={loadAgain} />
        )}
        {rows?.length === 0 && (
          <EmptyState title="Записей нет" text="Здесь появятся заказы с&nbsp;установкой и&nbsp;выездом." />
        )}
        {rows && rows.length > 0 && (
          <List aria-label="Записи">
            {rows.map((row) => (
              <BookingItem key={row.id} row={row} bookings={bookings} />
            ))}
          </List>
        )}
        <MoreRows pages={bookings} />
      </ScreenBody>
    </AdminFrame>
  );
}
