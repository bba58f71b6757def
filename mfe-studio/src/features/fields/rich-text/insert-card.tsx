import { isRecord, type ListField } from '@shop/shared/page-documents';
import { PlusIcon, Row } from '@shop/shared/ui';
import { smallestValue } from '../../../editing';
import { GroupButton } from '../group-input';
import { cardShapesOf, shapesOf } from './text-parts';

/** The parts that are put in by a button, because nobody can type them. */
function cardsOf(field: ListField): { label: string; part: () => unknown }[] {
  const { list } = shapesOf(field);
  const pictures = list?.fields.pictures;
  return [
    ...cardShapesOf(field).map((shape) => ({ label: shape.label, part: () => smallestValue(shape) })),
    ...(list && pictures
      ? [
          {
            label: `${list.label} с\u00A0рисунками`,
            part: () => ({ ...(smallestValue(list) as object), pictures: smallestValue(pictures) }), // a shape's value is one
          },
        ]
      : []),
  ];
}

interface InsertCardProps {
  field: ListField;
  onInsert: (part: object) => void;
}

/** Buttons that put a card below the cursor. */
export function InsertCard({ field, onInsert }: InsertCardProps) {
  return (
    <Row gap={2}>
      {cardsOf(field).map(({ label, part }) => (
        <GroupButton
          key={label}
          onClick={() => {
            const value = part();
            if (isRecord(value)) onInsert(value);
          }}
        >
          <PlusIcon size={16} />
          {label}
        </GroupButton>
      ))}
    </Row>
  );
}
