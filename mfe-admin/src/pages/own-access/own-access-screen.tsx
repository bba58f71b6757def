import styled from 'styled-components';
import { OwnFactors } from '@shop/shared/staff';
import { Caption } from '@shop/shared/ui';
import { AdminFrame, ScreenBody } from '../../components';

const Narrow = styled.div`
  max-width: 720px;
`;

const Lead = styled.p`
  margin-bottom: 16px;
`;

const Remark = styled(Caption)`
  display: block;
  margin-top: 16px;
`;

/** One's own second factors. */
export function Screen() {
  return (
    <AdminFrame at="access">
      <ScreenBody>
        <h1>Вход</h1>
        <Narrow>
          <Lead>
            Чем вы&nbsp;подтверждаете, что это&nbsp;вы, кроме пароля. Заведите два способа: один может потеряться.
          </Lead>
          <OwnFactors />
          <Remark>
            О&nbsp;каждой перемене приходит письмо вам и&nbsp;владельцам. Если последний способ удалён или потерян
            вместе с&nbsp;кодами, вход вернёт другой владелец на&nbsp;странице «Люди».
          </Remark>
        </Narrow>
      </ScreenBody>
    </AdminFrame>
  );
}
