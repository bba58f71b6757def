import styled from 'styled-components';
import { Button, ClockIcon, EyeOffIcon } from '@shop/shared/ui';
import { NoteLine } from '../../components';

const Line = styled(NoteLine)`
  margin-bottom: 12px;
`;

/** Above the fields of a block that shoppers do not get. */
export function HiddenNote({ onShow }: { onShow: () => void }) {
  return (
    <Line>
      <EyeOffIcon size={18} />
      <p>Покупатели не&nbsp;видят этот блок</p>
      <Button kind="quiet" onClick={onShow}>
        Показать
      </Button>
    </Line>
  );
}

/** Above the fields of a block whose end has passed. */
export function EndedNote() {
  return (
    <Line $isWarning>
      <ClockIcon size={18} />
      <p>Время показа закончилось: покупатели не&nbsp;видят этот блок</p>
    </Line>
  );
}
