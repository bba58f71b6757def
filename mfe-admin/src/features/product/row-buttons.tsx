import { Button, Row } from '@shop/shared/ui';

interface RowButtonsProps {
  name: string;
  index: number;
  count: number;
  /** What the last button says to screen readers: «Убрать услугу: Диагностика». */
  removeLabel: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Changes the place of a row in its list, or takes it out. */
export function RowButtons({ name, index, count, removeLabel, onMove, onRemove }: RowButtonsProps) {
  return (
    <Row gap={2}>
      <Button kind="quiet" aria-label={`Выше: ${name}`} disabled={index === 0} onClick={() => onMove(-1)}>
        Выше
      </Button>
      <Button kind="quiet" aria-label={`Ниже: ${name}`} disabled={index === count - 1} onClick={() => onMove(1)}>
        Ниже
      </Button>
      <Button kind="quiet" aria-label={removeLabel} onClick={onRemove}>
        Убрать
      </Button>
    </Row>
  );
}
