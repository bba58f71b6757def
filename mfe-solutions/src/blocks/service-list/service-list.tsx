import styled from 'styled-components';
import { media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import type { ServiceListProps } from './schema';
import { ServiceCard } from './service-card';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid var(--c-line-strong);

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    border-bottom: 0;
  }
`;

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 432px;
  padding: 28px 24px 0;
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
    padding: 20px 0 0;
    border-bottom-color: var(--c-line-strong);
    border-left: 0;
  }
`;

/** Cards with a drawing, each leading to its page. */
export function ServiceList({ items, ...section }: ServiceListProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <List>
        {items.map((item) => (
          <Item key={item.title}>
            <ServiceCard {...item} />
          </Item>
        ))}
      </List>
    </BlockSection>
  );
}
