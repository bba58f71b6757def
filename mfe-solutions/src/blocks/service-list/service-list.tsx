import styled from 'styled-components';
import { media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import type { ServiceListProps } from './schema';
import { ServiceCard } from './service-card';

const List = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  border-block: 1px solid var(--c-line-strong);

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    border-bottom: 0;
  }
`;

const Item = styled.li<{ $hasPicture: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: ${({ $hasPicture }) => ($hasPicture ? '432px' : '0')};
  padding: 28px 24px ${({ $hasPicture }) => ($hasPicture ? '0' : '24px')};
  overflow: hidden;
  border-left: 1px solid var(--c-line);
  transition: background var(--motion-base);

  &:hover {
    background: var(--c-stage);
  }

  &:first-child {
    padding-left: 0;
    border-left: 0;
  }

  @media ${media.compact} {
    min-height: 0;
    border-bottom: 1px solid var(--c-line);

    &:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
  }

  @media ${media.phone} {
    padding: 20px 0 ${({ $hasPicture }) => ($hasPicture ? '0' : '20px')};
    border-bottom-color: var(--c-line-strong);
    border-left: 0;
  }
`;

/** Cards, most with a drawing, each leading to its page. Five stand in one row rather than four and one. */
export function ServiceList({ items, ...section }: ServiceListProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <List $columns={items.length === 5 ? 5 : 4}>
        {items.map((item) => (
          <Item key={item.title} $hasPicture={item.picture !== undefined}>
            <ServiceCard {...item} />
          </Item>
        ))}
      </List>
    </BlockSection>
  );
}
