import { useState } from 'react';
import styled from 'styled-components';
import { Badge, Checkbox, CountBadge, Quantity, Radio, Row, Stack, Stock, Switch } from '../../src/ui';
import { Board } from '../board';

const Line = styled(Row)`
  gap: 12px 32px;
`;

export function ChoicesSection() {
  const [quantity, setQuantity] = useState(2);
  return (
    <Board title="выбор, количество, статусы">
      <Stack gap={8}>
        <Line>
          <Checkbox defaultChecked>Отмечен</Checkbox>
          <Checkbox>Не отмечен</Checkbox>
          <Checkbox disabled>Выключен</Checkbox>
          <Radio name="kit-radio" defaultChecked>
            Выбран
          </Radio>
          <Radio name="kit-radio">Не выбран</Radio>
          <Switch defaultChecked>Включено</Switch>
          <Switch>Выключено</Switch>
          <Quantity name="пример" value={quantity} onChange={setQuantity} />
        </Line>
        <Line>
          <Badge>Вручён</Badge>
          <Badge tone="green">В пути</Badge>
          <Badge tone="warning">Ждёт оплаты</Badge>
          <Badge tone="danger">Отменён</Badge>
          <Stock count={48} />
          <Stock count={16} />
          <Stock count={7} />
          <Stock count={3} />
          <Stock count={0} />
          <CountBadge count={2} />
          <CountBadge count={120} />
        </Line>
      </Stack>
    </Board>
  );
}
