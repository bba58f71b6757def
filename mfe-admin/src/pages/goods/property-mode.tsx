import { ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { KindForm, KindList, useKinds } from '../../features/property-kinds';

/** The properties that goods can have: one is edited at a time. */
export function PropertyMode() {
  const { kinds, hasFailed, loadAgain, edited, open, onSaved, close } = useKinds();
  return (
    <>
      {!kinds && !hasFailed && <SkeletonLines count={8} />}
      {hasFailed && <ErrorPanel title="Свойства не&nbsp;загрузились" onRetry={loadAgain} />}
      {kinds && !edited && <KindList kinds={kinds} onOpen={open} />}
      {edited && <KindForm key={edited.id} kind={edited} onSaved={onSaved} onClose={close} />}
    </>
  );
}
