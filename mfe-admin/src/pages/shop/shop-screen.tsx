import styled from 'styled-components';
import { RequestError } from '@shop/shared/runtime';
import { ButtonLink, ErrorPanel, Row, SkeletonLines } from '@shop/shared/ui';
import { AdminFrame, ScreenBody, ShopTabs } from '../../components';
import { AddCity, DeliveryGrid, SaveBar, useDelivery, Ways, WAYS } from '../../features/delivery';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  justify-content: space-between;
  align-items: start;
  margin-bottom: 8px;
`;

/** What the shop is to its buyers: where goods go, and for how much. */
export function Screen() {
  const table = useDelivery();
  const { delivery, hasFailed, loadAgain, failure } = table;
  const errors = failure instanceof RequestError ? failure.fields : {};
  return (
    <AdminFrame at="shop">
      <ScreenBody>
        <Top>
          <h1>Доставка</h1>
          {delivery && (
            <Row gap={3}>
              <ButtonLink kind="quiet" href={`#${WAYS}`}>
                Способы
              </ButtonLink>
              <AddCity table={table} error={errors['new.city']} />
            </Row>
          )}
        </Top>
        <ShopTabs at="/admin/shop" />
        {!delivery && !hasFailed && <SkeletonLines count={8} />}
        {hasFailed && <ErrorPanel title="Цены не&nbsp;загрузились" onRetry={loadAgain} />}
        {delivery && (
          <>
            <DeliveryGrid table={{ ...table, delivery }} errors={errors} />
            <SaveBar table={table} delivery={delivery} />
            <Ways table={{ ...table, delivery }} />
          </>
        )}
      </ScreenBody>
    </AdminFrame>
  );
}
