import { fillTemplate, formatPrice } from '@shop/shared/format';
import { useCart } from '@shop/shared/runtime';
import { LinePicture, Price, Quantity } from '@shop/shared/ui';
import { LIMITS, MESSAGES } from '@shop/shared/validation';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { RemoveButton } from '../../components/remove-button';
import { toRoubles, type OrderLine } from '../../features/order-lines';
import { PictureCell, PriceCell, QuantityCell, RemoveCell, RowBox } from './cart-row-layout';
import { TEXTS } from './texts';

interface CartRowProps {
  line: OrderLine;
  isChild?: boolean;
  /** Name and what is said of it. */
  children: ReactNode;
  onCount: (count: number) => void;
  onRemove: () => void;
}

const Complaint = styled.p`
  max-width: 160px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-danger);

  &:not(:empty) {
    margin-top: 4px;
  }
`;

function LinePrice({ line }: { line: OrderLine }) {
  if (line.problem?.kind === 'gone') return <>—</>;
  const perPiece = formatPrice(toRoubles(line.unitKopecks));
  return (
    <>
      <Price value={toRoubles(line.sumKopecks)} />
      {line.count > 1 && line.unitKopecks > 0 && <small>{fillTemplate(TEXTS.perPiece, { price: perPiece })}</small>}
    </>
  );
}

const CORRECTED = { minNumber: LIMITS.minQuantity, maxNumber: LIMITS.maxQuantity };

export function CartRow({ line, isChild = false, children, onCount, onRemove }: CartRowProps) {
  const [complaint, setComplaint] = useState('');
  const complaintId = useId();
  const isGone = line.problem?.kind === 'gone';
  // The line itself follows a press in a task of its own: the next press counts from what the cart holds by then.
  const count = useCart(({ items }) => items.find(({ id }) => id === line.id)?.productCount ?? line.count);

  const handleCount = (wanted: number) => {
    setComplaint('');
    onCount(wanted);
  };
  const handleCorrect = (rule: keyof typeof CORRECTED) =>
    setComplaint(fillTemplate(MESSAGES[rule], { value: CORRECTED[rule] }));

  return (
    <RowBox $isChild={isChild} data-row tabIndex={-1}>
      <PictureCell>
        <LinePicture src={line.img} isService={line.type === 'service'} size={isChild ? 'sm' : 'lg'} />
      </PictureCell>
      <div>{children}</div>
      <QuantityCell>
        <Quantity
          value={count}
          name={line.name}
          describedBy={complaintId}
          onChange={handleCount}
          onCorrect={handleCorrect}
          isDisabled={isGone}
        />
        <Complaint id={complaintId} role="status">
          {complaint}
        </Complaint>
      </QuantityCell>
      <PriceCell $isChild={isChild}>
        <LinePrice line={line} />
      </PriceCell>
      <RemoveCell>
        <RemoveButton label={fillTemplate(TEXTS.remove, { name: line.name })} onClick={onRemove} />
      </RemoveCell>
    </RowBox>
  );
}
