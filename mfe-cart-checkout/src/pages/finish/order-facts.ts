import { formatDateLong } from '@shop/shared/format';
import type { LastOrder } from '../../features/last-order';
import type { PaymentType } from '../../generated/graphql';
import { TEXTS } from './texts';

const PAYMENT_LABELS: Record<PaymentType, string> = {
  cash: 'Наличными',
  card_on_delivery: 'Картой при получении',
  invoice: 'По счёту',
  online: 'Картой на сайте',
};

interface Fact {
  label: string;
  value: string;
}

/** What was agreed on beside the goods; a fast order knows none of it yet. */
export function orderFacts({ delivery, deliveryDate, deliveryPeriod, paymentType, payer }: LastOrder): Fact[] {
  const when = [deliveryDate && formatDateLong(deliveryDate), deliveryPeriod].filter(Boolean).join(', ');
  const facts = [
    { label: TEXTS.facts.delivery, value: delivery },
    { label: TEXTS.facts.when, value: when },
    { label: TEXTS.facts.payment, value: paymentType && PAYMENT_LABELS[paymentType] },
    { label: TEXTS.facts.payer, value: payer?.name },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
