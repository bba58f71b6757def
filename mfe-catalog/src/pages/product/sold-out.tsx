import { Stack } from '@shop/shared/ui';
import styled from 'styled-components';
import { CallLink, CompareToggle, isPriceOnRequest, StockNoticeButton } from '../../features/buying';
import { Buttons, SoldOutBox } from './buy-box.styles';
import type { Purchase } from './use-purchase';

/** Words and number are on one line of a phone, also when a reader spaces the letters out. */
const Call = styled(CallLink)`
  padding-inline: 8px;
`;

function PriceOnRequest({ product }: Pick<Purchase, 'product'>) {
  return (
    <>
      <SoldOutBox>Цена зависит от&nbsp;комплектации. Позвоните: подберём состав и&nbsp;назовём её.</SoldOutBox>
      <Buttons>
        <Call name={product.name} hasNumber question="Уточнить цену" />
        <CompareToggle product={product} />
      </Buttons>
    </>
  );
}

/** What takes the place of count, total and buttons when the product cannot be ordered. */
export function SoldOut({ purchase }: { purchase: Purchase }) {
  const { product } = purchase;
  if (isPriceOnRequest(product)) return <PriceOnRequest product={product} />;
  return (
    <>
      <SoldOutBox>
        Сейчас на&nbsp;складе нет. Напишем, когда товар поступит, или назовём срок по&nbsp;телефону.
      </SoldOutBox>
      <Stack gap={2}>
        <Buttons>
          <StockNoticeButton kind="primary" product={product} />
          <CompareToggle product={product} />
        </Buttons>
        <Call name={product.name} hasNumber />
      </Stack>
    </>
  );
}

/** The same telephone link in the bar of phones. */
export function RepeatedCall({ name }: { name: string }) {
  return <Call name={name} hasNumber isRepeated />;
}
