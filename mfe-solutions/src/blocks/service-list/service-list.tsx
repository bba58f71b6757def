import { ArrowLink, H3, media } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { SmallText } from '../../components/block-text';
import { ContentLink } from '../../components/content-link';
import crossoverUrl from '../../drawings/crossover-card.svg';
import rackUrl from '../../drawings/rack-card.svg';
import taxiUrl from '../../drawings/taxi-card.svg';
import truckUrl from '../../drawings/truck-card.svg';
import type { BlockPlace } from '../block';
import type { ServiceListProps } from './schema';

const PICTURES = { taxi: taxiUrl, crossover: crossoverUrl, truck: truckUrl, rack: rackUrl };

const Text = styled(SmallText)`
  margin: 10px 0 16px;
`;

// The area of the link covers the card: the whole card can be pressed, and a screen reader reads
// one link.
const Onward = styled(ArrowLink)`
  position: static;
  font-size: 15px;
  line-height: 22px;

  &::after {
    inset: 0;
  }
`;

const Picture = styled.img`
  width: calc(100% + 16px);
  max-width: none;
  height: 210px;
  margin: auto -8px 0;
  object-fit: contain;

  @media ${media.phone} {
    width: 100%;
    height: 190px;
    margin: 0 0 4px;
  }
`;

function ServiceCard({ title, text, link, picture }: ServiceListProps['items'][number]) {
  return (
    <>
      <H3>{title}</H3>
      <Text>{text}</Text>
      <div>
        <Onward as={ContentLink} href={link.href}>
          {link.text}
        </Onward>
      </div>
      {picture && <Picture src={PICTURES[picture]} alt="" width={320} height={240} loading="lazy" />}
    </>
  );
}

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

/**
 * Cards with links to their pages. Five cards share one row, because a row of four and a single
 * card would look broken.
 */
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
