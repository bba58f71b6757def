import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  formatDate,
  formatDateLong,
  formatOfficePhone,
  formatOrderAddress,
  formatPrice,
  phoneHref,
} from '@shop/shared/format';
import { TrackNumber } from '@shop/shared/order-page';
import { PAYMENT_LABELS, PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import { EmailText, media } from '@shop/shared/ui';
import { Part } from '../../components';
import type { Order } from '../../order';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 4px 12px;
  align-items: baseline;

  & > dt {
    color: var(--c-text-3);
  }

  & > dd {
    /* A comment of 3,000 lines scrolls in its place. */
    max-height: 240px;
    overflow-y: auto;
    white-space: pre-line;
  }

  @media ${media.touch} {
    & > dd > a {
      display: inline-block;
      padding-block: 13px;
    }
  }
`;

const Call = styled.a`
  color: var(--c-link);
  font-size: 18px;
  line-height: 24px;
  font-variant-numeric: tabular-nums;
`;

type Fact = readonly [label: string, value: ReactNode];

/** Only what is known. What buyers typed is text, in its own direction. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  return (
    <Facts>
      {known.map(([label, value]) => [
        <dt key={label}>{label}</dt>,
        // Those who use a keyboard scroll it, too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <dd key={`${label}-value`} dir="auto" tabIndex={isLong(value) ? 0 : undefined}>
          {value}
        </dd>,
      ])}
    </Facts>
  );
}

const LONG_TEXT = 500;
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > LONG_TEXT;

function Phone({ phone, phoneExtension }: Pick<Order, 'phone' | 'phoneExtension'>) {
  const text = formatOfficePhone({ number: phone, extension: phoneExtension ?? null });
  return <Call href={phoneHref(phone)}>{text}</Call>;
}

/** Who ordered, and how they are reached. */
export function BuyerFacts({ order }: { order: Order }) {
  const { email } = order;
  return (
    <Part title={order.userType === 'ur' ? 'Покупатель, компания' : 'Покупатель'}>
      <FactList
        facts={[
          ['Имя', order.fio],
          ['Телефон', <Phone key="phone" phone={order.phone} phoneExtension={order.phoneExtension} />],
          [
            'Почта',
            email && (
              <a href={`mailto:${email}`}>
                <EmailText email={email} />
              </a>
            ),
          ],
          ['Компания', order.requisiteName],
          ['ИНН', order.requisiteInn],
          ['КПП', order.requisiteKpp],
          ['Комментарий', order.orderComment],
        ]}
      />
    </Part>
  );
}

/** Where the order goes, when, and for how much. */
export function DeliveryFacts({ order }: { order: Order }) {
  const { deliveryDate, deliveryPeriod, deliveryPriceOpen } = order;
  const when = [deliveryDate && formatDateLong(deliveryDate), deliveryPeriod].filter(Boolean).join(', ');
  return (
    <Part title="Доставка">
      <FactList
        facts={[
          ['Способ', order.deliveryType ?? 'не\u00a0выбран'],
          ['Куда', order.deliveryPlace ?? formatOrderAddress(order)],
          ['Когда', when],
          ['Стоимость', deliveryPriceOpen ? 'по\u00a0договорённости' : formatPrice(order.deliveryPrice)],
          ['Комментарий', order.deliveryComment],
          ['Перевозчик', order.carrier],
          [
            'Трек-номер',
            order.trackNumber && <TrackNumber carrier={order.carrier ?? null} trackNumber={order.trackNumber} />,
          ],
        ]}
      />
    </Part>
  );
}

const Actions = styled.div`
  display: grid;
  gap: 10px;

  &:not(:empty) {
    margin-top: 12px;
  }
`;

interface PaymentFactsProps {
  order: Order;
  /** What can be marked. */
  children?: ReactNode;
}

/** How the order is paid, and what of it is. */
export function PaymentFacts({ order, children }: PaymentFactsProps) {
  const { paymentType, paidAmount, paidAt } = order;
  const paid = [formatPrice(paidAmount), paidAt && formatDate(paidAt)].filter(Boolean).join(', ');
  return (
    <Part title="Оплата">
      <FactList
        facts={[
          ['Способ', paymentType ? PAYMENT_TYPE_LABELS[paymentType] : 'не\u00a0выбран'],
          ['Состояние', PAYMENT_LABELS[order.paymentStatus]],
          [order.paymentStatus === 'refunded' ? 'Возвращено' : 'Получено', paidAmount > 0 && paid],
        ]}
      />
      <Actions>{children}</Actions>
    </Part>
  );
}
