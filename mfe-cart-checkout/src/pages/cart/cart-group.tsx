import { Link } from '@shop/shared/runtime';
import { Caption } from '@shop/shared/ui';
import styled from 'styled-components';
import type { OrderGroup } from '../../features/order-lines';
import { CartRow } from './cart-row';
import { Children } from './cart-row-layout';
import { LineRemarks } from './line-remarks';
import { TextButton } from './text-button';
import { TEXTS } from './texts';
import type { CartActions } from './use-cart-actions';
import type { SeenPrices } from './use-seen-prices';

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

function MainRow({ group, actions, prices }: CartGroupProps) {
  const { line } = group;
  return (
    <CartRow line={line} onCount={(count) => actions.setCount(line, count)} onRemove={() => actions.removeGroup(group)}>
      <Name>{line.slug ? <Link to={`/${line.slug}`}>{line.name}</Link> : line.name}</Name>
      {line.description && <Description>{line.description}</Description>}
      <LineRemarks hasStock line={line} actions={actions} prices={prices} />
      {line.problem?.kind !== 'gone' && (
        <SaveButton text={TEXTS.save} name={line.name} onClick={() => actions.save(group)} />
      )}
    </CartRow>
  );
}

/** A product and, under it, the accessories that go with it. */
export function CartGroup({ group, actions, prices }: CartGroupProps) {
  return (
    <li>
      <MainRow group={group} actions={actions} prices={prices} />
      {group.children.length > 0 && (
        <Children>
          {group.children.map((child) => (
            <li key={child.id}>
              <CartRow
                isChild
                line={child}
                onCount={(count) => actions.setCount(child, count)}
                onRemove={() => actions.removeChild(child)}
              >
                <ChildName>{child.name}</ChildName>
                <LineRemarks line={child} actions={actions} prices={prices} />
              </CartRow>
            </li>
          ))}
        </Children>
      )}
    </li>
  );
}
