import type { ListField } from '@shop/shared/page-documents';
import { PlusIcon, Row } from '@shop/shared/ui';
import { GroupButton } from '../group-input';
import { blocksOf, type Insertable } from './insertables';

interface InsertCardProps {
  field: ListField;
  onInsert: (insertable: Insertable) => void;
}

/** Buttons that put a table or a card below the cursor. */
export function InsertCard({ field, onInsert }: InsertCardProps) {
  return (
    <Row gap={2}>
      {blocksOf(field).map((insertable) => (
        <GroupButton key={insertable.label} onClick={() => onInsert(insertable)}>
          <PlusIcon size={16} />
          {insertable.label}
        </GroupButton>
      ))}
    </Row>
  );
}
