import { Link } from '@shop/shared/runtime';
import { Caption } from '@shop/shared/ui';
import styled from 'styled-components';
import type { OrderGroup, OrderLine } from '../../features/order-lines';
import { CartRow } from './cart-row';
import { Children } from './cart-row-layout';
import { LineState } from './line-state';

interface CartGroupProps {
  group: OrderGroup;
  onCount: (line: OrderLine, count: number) => void;
  onRemove: () => void;
  onRemoveChild: (child: OrderLine) => void;
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

/** A product and, under it, the accessories that go with it. */
export function CartGroup({ group: { line, children }, onCount, onRemove, onRemoveChild }: CartGroupProps) {
  return (
    <li>
      <CartRow line={line} onCount={(count) => onCount(line, count)} onRemove={onRemove}>
        <Name>{line.slug ? <Link to={`/${line.slug}`}>{line.name}</Link> : line.name}</Name>
        {line.description && <Description>{line.description}</Description>}
        <LineState line={line} hasStock />
      </CartRow>
      {children.length > 0 && (
        <Children>
          {children.map((child) => (
            <li key={child.id}>
              <CartRow
                isChild
                line={child}
                onCount={(count) => onCount(child, count)}
                onRemove={() => onRemoveChild(child)}
              >
                <ChildName>{child.name}</ChildName>
                <LineState line={child} hasStock={false} />
              </CartRow>
            </li>
          ))}
        </Children>
      )}
    </li>
  );
}
