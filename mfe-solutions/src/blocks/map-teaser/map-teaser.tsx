import styled from 'styled-components';
import { ButtonLink, Container, Grid, H2, Muted, Ruler, media } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import { PlainSection } from '../../components/block-section';
import { CityMap } from './city-map';
import type { MapTeaserProps } from './schema';

const Columns = styled(Grid)`
  align-items: end;
  padding-top: 32px;

  @media ${media.compact} {
    display: block;
  }
`;

const Words = styled.div`
  grid-column: 1 / 5;
  padding-bottom: 24px;
`;

const Sentence = styled(Muted)`
  margin-top: 16px;
`;

const Counts = styled.dl`
  margin-block: 24px;
  font-size: 14px;
  line-height: 20px;

  & > div {
    display: flex;
    justify-content: space-between;
    padding: 9px 0;
    border-top: 1px solid var(--c-line);
  }

  & dd {
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
  }
`;

/** Runs out to the right edge of the page, on phones beyond it. */
const MapBox = styled.div`
  position: relative;
  grid-column: 5 / 13;
  margin-right: -64px;

  @media ${media.narrowDesktop} {
    margin-right: -40px;
  }

  @media ${media.compact} {
    margin: 24px -32px 0;
  }

  @media ${media.phone} {
    /* Names are whole from Saint Petersburg to Novosibirsk. */
    width: 800px;
    margin: 16px 0 0 -8px;
  }
`;

const Clip = styled(PlainSection)`
  /* Sideways only: the label of the scale stands above the section. */
  overflow-x: clip;
`;

/** Where to buy, in one look: counts by kind and the map of cities. */
export function MapTeaser({ id, label, rulerAt, heading, text, counts, button }: MapTeaserProps) {
  return (
    <Clip id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Ruler at={rulerAt} label={label} />
        <Columns>
          <Words>
            <H2 id={`${id}-title`}>{heading}</H2>
            <Sentence>{text}</Sentence>
            <Counts>
              {counts.map((count) => (
                <div key={count.label}>
                  <dt>{count.label}</dt>
                  <dd>{count.value}</dd>
                </div>
              ))}
            </Counts>
            <ButtonLink as={ContentLink} href={button.href}>
              {button.text}
            </ButtonLink>
          </Words>
          <MapBox>
            <CityMap />
          </MapBox>
        </Columns>
      </Container>
    </Clip>
  );
}
