import { whenOf } from '@shop/shared/format';
import { Button, Note } from '@shop/shared/ui';
import type { PageFacts } from '../../editing';

interface PlanNotesProps {
  page: Pick<PageFacts, 'publishAt' | 'unpublishAt' | 'unpublishTo'>;
  /** There are edits that will not go out with the planned version. */
  hasUnplanned: boolean;
  /** The draft has faults. */
  isBlocked: boolean;
  canPublish: boolean;
  /** Plans the draft of now instead, for the same time. */
  onInclude: (at: string) => void;
  onCancel: () => void;
  onCancelEnd: () => void;
}

/** What is planned for the page, and the way to end each plan. */
export function PlanNotes({ page, hasUnplanned, isBlocked, canPublish, ...on }: PlanNotesProps) {
  const { publishAt, unpublishAt, unpublishTo } = page;
  return (
    <>
      {publishAt && (
        <Note kind="warning">
          {`Запланировано: ${whenOf(publishAt)} по\u00A0Москве. `}
          {hasUnplanned && 'Правки, сделанные после, в\u00A0этот план не\u00A0войдут. '}
          {canPublish && hasUnplanned && (
            <Button kind="quiet" disabled={isBlocked} onClick={() => on.onInclude(publishAt)}>
              Включить их в&nbsp;план
            </Button>
          )}
          {canPublish && (
            <Button kind="quiet" onClick={on.onCancel}>
              Отменить
            </Button>
          )}
        </Note>
      )}
      {unpublishAt && (
        <Note kind="warning">
          {`Снимется с\u00A0сайта: ${whenOf(unpublishAt)} по\u00A0Москве. `}
          {unpublishTo && `Посетители попадут на\u00A0${unpublishTo}. `}
          {canPublish && (
            <Button kind="quiet" onClick={on.onCancelEnd}>
              Не&nbsp;снимать
            </Button>
          )}
        </Note>
      )}
    </>
  );
}
