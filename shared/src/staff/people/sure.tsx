import { Button, Row } from '../../ui';

interface SureProps {
  text: string;
  onYes: () => void;
  onNo: () => void;
}

/** The second press of an action that cannot be undone. */
export const Sure = ({ text, onYes, onNo }: SureProps) => (
  <Row gap={2}>
    <Button kind="danger" onClick={onYes}>
      {text}
    </Button>
    <Button kind="quiet" onClick={onNo}>
      Оставить
    </Button>
  </Row>
);
