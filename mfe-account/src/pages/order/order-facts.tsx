import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDateLong, formatOfficePhone, formatOrderAddress, formatPrice, keepRanges } from '@shop/shared/format';
import { TrackNumber } from '@shop/shared/order-page';
import { PAYMENT_LABELS, PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import { H4, KeyValueList, media } from '@shop/shared/ui';
import type { Order } from './order-data';
import { TEXTS } from './texts';

interface Fact<Value extends ReactNode = string | null | undefined> {
  label: string;
  value: Value;
}

/** Leaves out empty facts; a fast order has few others. */
const known = <Value extends ReactNode>(facts: readonly Fact<Value>[]) => facts.filter(({ value }) => Boolean(value));

function whenOf({ deliveryDate, deliveryPeriod }: Order): string {
  const facts = [deliveryDate && formatDateLong(deliveryDate), deliveryPeriod && keepRanges(deliveryPeriod)];
  return facts.filter(Boolean).join(', ');
}

/** Whether the price is still to be agreed by telephone (docs/rules.md, Orders). */
export function isDeliveryOpen({ deliveryPriceOpen }: Order): boolean {
  return deliveryPriceOpen;
}

/** How the parcel is followed, once it is on its way. */
function parcelFacts({ carrier, trackNumber }: Order): Fact<ReactNode>[] {
  return known<ReactNode>([
    { label: 'Перевозчик', value: carrier },
    { label: 'Трек-номер', value: trackNumber && <TrackNumber carrier={carrier} trackNumber={trackNumber} /> },
  ]);
}

/** The delivery; empty for services, and for a fast order until the shop has called. */
export function deliveryFacts(order: Order): Fact[] {
  const facts = known([
    { label: 'Способ', value: order.deliveryType },
    { label: order.deliveryPlace ? 'Где забрать' : 'Адрес', value: order.deliveryPlace ?? formatOrderAddress(order) },
    { label: 'Когда', value: whenOf(order) },
    { label: 'Комментарий курьеру', value: order.deliveryComment },
  ]);
  if (facts.length === 0) return [];
  const price = isDeliveryOpen(order) ? 'по договорённости' : formatPrice(order.deliveryPrice);
  return [...facts, { label: 'Стоимость', value: price }];
}

/** The recipient and the payment. */
export function recipientFacts(order: Order): Fact[] {
  return known([
    { label: 'Имя', value: order.fio },
    { label: 'Телефон', value: formatOfficePhone({ number: order.phone, extension: order.phoneExtension ?? null }) },
    { label: 'E-mail', value: order.email },
    { label: 'Оплата', value: order.paymentType && PAYMENT_TYPE_LABELS[order.paymentType] },
    { label: 'Статус оплаты', value: PAYMENT_LABELS[order.paymentStatus] },
    { label: 'Комментарий', value: order.orderComment },
  ]);
}

/** The company that pays; empty for a person. */
export function payerFacts(order: Order): Fact[] {
  if (order.userType !== 'ur') return [];
  return known([
    { label: 'Организация', value: order.requisiteName },
    { label: 'ИНН', value: order.requisiteInn },
    { label: 'КПП', value: order.requisiteKpp },
    { label: 'Руководитель', value: order.requisiteDirector },
    { label: 'Юридический адрес', value: order.requisiteAddress },
    { label: 'Банк', value: order.requisiteBankName },
    { label: 'БИК', value: order.requisiteBankBik },
    { label: 'Корреспондентский счёт', value: order.requisiteBankAccount },
    { label: 'Расчётный счёт', value: order.requisiteAccountNumber },
    { label: 'Оператор ЭДО', value: order.requisiteEdoOperator },
  ]);
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 32px 24px;
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: 32px;
  min-width: 0;
`;

const Title = styled(H4)`
  margin-bottom: 12px;
`;

const Facts = styled(KeyValueList)`
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function FactList({ title, facts }: { title: string; facts: readonly Fact<ReactNode>[] }) {
  const titleId = useId();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title as="h2" id={titleId}>
        {title}
      </Title>
      <Facts items={facts} />
    </section>
  );
}

/** Two columns of about the same length: a company's requisites have one of their own. */
export function FactLists({ order }: { order: Order }) {
  const recipient = <FactList title={TEXTS.recipient} facts={recipientFacts(order)} />;
  const payer = payerFacts(order);
  return (
    <Columns>
      <Column>
        <FactList title={TEXTS.delivery} facts={[...deliveryFacts(order), ...parcelFacts(order)]} />
        {payer.length > 0 && recipient}
      </Column>
      <Column>{payer.length > 0 ? <FactList title={TEXTS.payer} facts={payer} /> : recipient}</Column>
    </Columns>
  );
}
