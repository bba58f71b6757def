import { ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { AdminFrame, ScreenBody, ShopTabs } from '../../components';
import { PointForm, PointList, usePoints } from '../../features/pickup-points';

/** Where orders are collected: one point is edited at a time. */
export function Screen() {
  const { points, choices, hasFailed, loadAgain, edited, open, onSaved, close } = usePoints();
  return (
    <AdminFrame at="shop">
      <ScreenBody>
        <h1>Пункты выдачи</h1>
        <ShopTabs at="/admin/shop/points" />
        {!points && !hasFailed && <SkeletonLines count={8} />}
        {hasFailed && <ErrorPanel title="Пункты не&nbsp;загрузились" onRetry={loadAgain} />}
        {points && choices && !edited && <PointList points={points} choices={choices} onOpen={open} />}
        {choices && edited && (
          <PointForm key={edited.id} point={edited} choices={choices} onSaved={onSaved} onClose={close} />
        )}
      </ScreenBody>
    </AdminFrame>
  );
}
