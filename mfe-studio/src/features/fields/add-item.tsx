import type { Field } from '@shop/shared/page-documents';
import { PlusIcon, Row } from '@shop/shared/ui';
import { GroupButton } from './group-input';

interface AddItemProps {
  field: Field;
  /** The name of the list. */
  label: string;
  onAdd: (item: Field) => void;
}

/** Adds an item at the end. Where items are of several kinds, each has its own button. */
export function AddItem({ field, label, onAdd }: AddItemProps) {
  if (field.type === 'variants')
    return (
      <Row gap={2}>
        {Object.entries(field.shapes).map(([type, shape]) => (
          <GroupButton key={type} onClick={() => onAdd(shape)}>
            <PlusIcon size={16} />
            {shape.label}
          </GroupButton>
        ))}
      </Row>
    );
  return (
    <div>
      <GroupButton onClick={() => onAdd(field)} aria-label={`Добавить: ${label}`}>
        <PlusIcon size={16} />
        Добавить
      </GroupButton>
    </div>
  );
}
