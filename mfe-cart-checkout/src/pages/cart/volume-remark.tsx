import { countOf, fillTemplate, formatPrice } from '@shop/shared/format';
import { toRoubles, type OrderLine } from '../../features/order-lines';
import { Remark } from './remark';
import { TEXTS } from './texts';

const { discount } = TEXTS;

const priceOf = (kopecks: number) => formatPrice(toRoubles(kopecks));

/** What buying many saves now, and what a few more would save. */
export function VolumeRemark({ line: { count, discountKopecks, nextStep, problem } }: { line: OrderLine }) {
  if (problem) return null;
  return (
    <>
      {discountKopecks > 0 && (
        <Remark>{fillTemplate(discount.now, { price: priceOf(discountKopecks / count) })}</Remark>
      )}
      {nextStep && (
        <Remark>
          {fillTemplate(discount.next, {
            count: countOf(nextStep.more, discount.pieces),
            price: priceOf(nextStep.unitKopecks),
          })}
        </Remark>
      )}
    </>
  );
}
