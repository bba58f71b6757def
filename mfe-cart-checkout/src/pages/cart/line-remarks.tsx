import { Stock } from '@shop/shared/ui';
import styled from 'styled-components';
import type { OrderLine } from '../../features/order-lines';
import { LineProblem } from './line-problem';
import { PriceChange } from './price-change';
import type { CartActions } from './use-cart-actions';
import { VolumeRemark } from './volume-remark';

const Remarks = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;

  &:empty {
    display: none;
  }
`;

interface LineRemarksProps {
  line: OrderLine;
  actions: CartActions;
  /** The price of a piece when the product was put into the cart; null where none was noted. */
  seenKopecks: number | null;
  onAccept: (line: OrderLine) => void;
  /** An accessory says nothing of its stock while there is enough. */
  hasStock?: boolean;
}

/** All that there is to say of a line: stock or what stands in the way, a changed price, discounts. */
export function LineRemarks({ line, actions, seenKopecks, onAccept, hasStock = false }: LineRemarksProps) {
  return (
    <Remarks>
      {line.problem && <LineProblem line={line} problem={line.problem} onCure={() => actions.cure(line)} />}
      {!line.problem && hasStock && line.stock !== null && <Stock count={line.stock} />}
      <PriceChange line={line} seenKopecks={seenKopecks} onAccept={() => onAccept(line)} />
      <VolumeRemark line={line} />
    </Remarks>
  );
}
