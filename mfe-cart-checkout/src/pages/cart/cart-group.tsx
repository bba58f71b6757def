import { Link } from '@shop/shared/runtime';
import { Caption } from '@shop/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import type { OrderGroup, OrderLine } from '../../features/order-lines';
import { CartRow } from './cart-row';
import { Children } from './cart-row-layout';
import { LineRemarks } from './line-remarks';
import { TextButton } from './text-button';
import { TEXTS } from './texts';
import type { CartActions } from './use-cart-actions';
import type { SeenPrices } from './use-seen-prices';

interface RowProps {
  actions: CartActions;
  /** The price of a piece when the product was put into the cart; null where none was noted. */
  seenKopecks: number | null;
  onAccept: SeenPrices['accept'];
}

interface MainRowProps extends RowProps {
  group: OrderGroup;
}

interface ChildRowProps extends RowProps {
  line: OrderLine;
}

interface CartGroupProps {
  group: OrderGroup;
  actions: CartActions;
  prices: SeenPrices;
}

const Name = styled.h2`
  font-size: 18px;
  line-height: 24px;
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;
`;

const ChildName = styled.h3`
  font-size: 15px;
  line-height: 20px;
  font-weight: var(--w-body);
  overflow-wrap: anywhere;
`;

const Description = styled(Caption)`
  display: -webkit-box;
  margin: 4px 0 8px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const SaveButton = styled(TextButton)`
  margin-top: 8px;
`;

/**
 * Each change of the cart makes all its lines anew, most of them as they were: such a row need not be rendered.
 * What a row calls works on the stores as they then are, so that the functions of an earlier rendering do.
 */
function hasSameData(before: MainRowProps | ChildRowProps, after: MainRowProps | ChildRowProps): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

const MainRow = memo(function MainRow({ group, actions, seenKopecks, onAccept }: MainRowProps) {
  const { line } = group;
  return (
    <CartRow line={line} onCount={(count) => actions.setCount(line, count)} onRemove={() => actions.removeGroup(group)}>
      <Name>{line.slug ? <Link to={`/${line.slug}`}>{line.name}</Link> : line.name}</Name>
      {line.description && <Description>{line.description}</Description>}
      <LineRemarks hasStock line={line} actions={actions} seenKopecks={seenKopecks} onAccept={onAccept} />
      {line.problem?.kind !== 'gone' && (
        <SaveButton text={TEXTS.save} name={line.name} onClick={() => actions.save(group)} />
      )}
    </CartRow>
  );
}, hasSameData);

const ChildRow = memo(function ChildRow({ line, actions, seenKopecks, onAccept }: ChildRowProps) {
  return (
    <CartRow
      isChild
      line={line}
      onCount={(count) => actions.setCount(line, count)}
      onRemove={() => actions.removeChild(line)}
    >
      <ChildName>{line.name}</ChildName>
      <LineRemarks line={line} actions={actions} seenKopecks={seenKopecks} onAccept={onAccept} />
    </CartRow>
  );
}, hasSameData);

/** A product and, under it, the accessories that go with it. */
export function CartGroup({ group, actions, prices }: CartGroupProps) {
  const rowProps = (line: OrderLine) => ({
    actions,
    seenKopecks: prices.seenKopecks(line),
    onAccept: prices.accept,
  });
  return (
    <li>
      <MainRow group={group} {...rowProps(group.line)} />
      {group.children.length > 0 && (
        <Children>
          {group.children.map((child) => (
            <li key={child.id}>
              <ChildRow line={child} {...rowProps(child)} />
            </li>
          ))}
        </Children>
      )}
    </li>
  );
}
