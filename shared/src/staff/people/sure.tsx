import { Button, Row } from '../../ui';

interface SureProps {
  text: string;
  onYes: () => void;
  onNo: () => void;
}

/** The second press of what cannot be taken back. */
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
