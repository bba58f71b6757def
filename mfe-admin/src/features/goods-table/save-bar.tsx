import { countOf } from '@shop/shared/format';
import { MOST_SAVED_GOODS } from '@shop/shared/price-edit';
import { Button, Row } from '@shop/shared/ui';
import { FailureNote, Foot, FootList, isConflict, TooMany } from '../../components';
import { changedFields, editsOf, isReady, needsConfirming } from '../../goods';
import { ChangeList } from './change-list';
import { ConflictNotes } from './conflict-notes';
import type { GoodsEdits } from './use-goods-edits';

const CHANGES = ['изменение', 'изменения', 'изменений'] as const;
const GOODS = ['товаре', 'товарах', 'товарах'] as const;

interface SaveBarProps {
  edits: GoodsEdits;
  saving: { save: () => Promise<void>; isBusy: boolean; error: unknown };
}

/** Says what will be saved, and saves all of it or nothing. */
export function SaveBar({ edits, saving }: SaveBarProps) {
  const changed = editsOf(edits.draft);
  if (changed.length === 0) return null;
  const count = changed.reduce((sum, edit) => sum + changedFields(edit).length, 0);
  const jumps = changed.filter(needsConfirming).length;
  // The conflict is shown where it is settled.
  const error = isConflict(saving.error) ? null : saving.error;
  return (
    <Foot aria-label="Сохранение">
      <FootList>
        <ConflictNotes edits={edits} />
        <ChangeList changed={changed} edits={edits} />
      </FootList>
      <FailureNote error={error} />
      <TooMany count={changed.length} />
      <span>
        {`${countOf(count, CHANGES)} в\u00A0${countOf(changed.length, GOODS)}`}
        {jumps > 0 && '. Цена меняется больше чем наполовину: введите её ещё раз'}
      </span>
      <Row gap={2}>
        <Button
          data-save
          isLoading={saving.isBusy}
          disabled={!changed.every(isReady) || changed.length > MOST_SAVED_GOODS}
          onClick={() => {
            if (!saving.isBusy) void saving.save();
          }}
        >
          Сохранить
        </Button>
        <Button kind="quiet" onClick={edits.drop}>
          Отменить правки
        </Button>
      </Row>
    </Foot>
  );
}
