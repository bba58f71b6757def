import styled from 'styled-components';
import { ArrowLink, H3, media } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import crossoverUrl from '../../drawings/crossover-card.svg';
import rackUrl from '../../drawings/rack-card.svg';
import taxiUrl from '../../drawings/taxi-card.svg';
import truckUrl from '../../drawings/truck-card.svg';
import type { ServiceListProps } from './schema';

const PICTURES = { taxi: taxiUrl, crossover: crossoverUrl, truck: truckUrl, rack: rackUrl };

const Text = styled.p`
  margin: 10px 0 16px;
  font-size: 15px;
  line-height: 22px;
  color: var(--c-text-2);
`;

// The link's own area covers the card, so that the whole card leads on and is still read as one link.
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

export function ServiceCard({ title, text, link, picture }: ServiceListProps['items'][number]) {
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
