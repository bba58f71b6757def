import styled from 'styled-components';
import { Button, Caption } from '@shop/shared/ui';

const Line = styled(Caption)`
  display: block;
  margin-top: 8px;
`;

interface AccountSoonProps {
  /** Of the line, for the button it explains. */
  id: string;
}

/** Why no form of the dialog can be sent yet. */
export function AccountSoon({ id }: AccountSoonProps) {
  return (
    <Line id={id} as="p">
      Вход откроется вместе с личным кабинетом. Заказать можно без входа.
    </Line>
  );
}

interface ClosedSubmitProps {
  text: string;
  describedBy: string;
}

export function ClosedSubmit({ text, describedBy }: ClosedSubmitProps) {
  return (
    <Button type="submit" isFull disabled aria-describedby={describedBy}>
      {text}
    </Button>
  );
}
