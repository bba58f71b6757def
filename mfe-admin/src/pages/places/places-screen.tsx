import { ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { AdminFrame, ScreenBody, ShopTabs } from '../../components';
import { PlaceForm, PlaceList, usePlaces } from '../../features/places';

/** Where goods are sold, fitted and washed: one place is edited at a time. */
export function Screen() {
  const { places, hasFailed, loadAgain, edited, open, onSaved, close } = usePlaces();
  return (
    <AdminFrame at="shop">
      <ScreenBody>
        <h1>Точки</h1>
        <ShopTabs at="/admin/shop/places" />
        {!places && !hasFailed && <SkeletonLines count={8} />}
        {hasFailed && <ErrorPanel title="Точки не&nbsp;загрузились" onRetry={loadAgain} />}
        {places && !edited && <PlaceList places={places} onOpen={open} />}
        {edited && <PlaceForm key={edited.id} place={edited} onSaved={onSaved} onClose={close} />}
      </ScreenBody>
    </AdminFrame>
  );
}
