import { fillTemplate, formatPrice } from '@shop/shared/format';
import { AlertIcon } from '@shop/shared/ui';
import styled from 'styled-components';
import { toRoubles, type OrderLine } from '../../features/order-lines';
import { Remark } from './remark';
import { TextButton } from './text-button';
import { TEXTS } from './texts';

const { price } = TEXTS;

const Warning = styled(Remark)`
  color: var(--c-warning);
`;

interface PriceChangeProps {
  line: OrderLine;
  /** The price seen when the product was added; null where none was noted. */
  seenKopecks: number | null;
  onAccept: () => void;
}

/** A dearer price is said aloud, until the buyer has accepted it; a cheaper one quietly. */
export function PriceChange({ line, seenKopecks, onAccept }: PriceChangeProps) {
  if (line.problem?.kind === 'gone' || seenKopecks === null || seenKopecks === line.unitKopecks) return null;
  const before = formatPrice(toRoubles(seenKopecks));
  if (seenKopecks > line.unitKopecks) return <Remark>{fillTemplate(price.cheaper, { before })}</Remark>;
  return (
    <Warning>
      <AlertIcon size={16} />
      <span>
        {fillTemplate(price.dearer, { before, now: formatPrice(toRoubles(line.unitKopecks)) })}{' '}
        <TextButton text={price.accept} name={line.name} onClick={onAccept} />
      </span>
    </Warning>
  );
}
