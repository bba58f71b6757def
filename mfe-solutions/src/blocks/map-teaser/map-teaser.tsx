import { Container, Grid, H2, media, Muted, Ruler } from '@shop/shared/ui';
import styled from 'styled-components';
import { PlainSection } from '../../components/block-section';
import { ContentButton } from '../../components/content-button';
import mapUrl from '../../drawings/city-map.svg';
import type { MapTeaserProps } from './schema';

/** The words on the drawing: city and position. The ticks are in the file. */
const CITIES = [
  ['Москва', 127, 130, 'end'],
  ['Санкт-Петербург', 142, 72, 'end'],
  ['Ростов-на-Дону', 69, 234, 'middle'],
  ['Казань', 190, 184, 'start'],
  ['Екатеринбург', 254, 219, 'start'],
  ['Новосибирск', 361, 327, 'middle'],
  ['Красноярск', 434, 297, 'start'],
  ['Иркутск', 508, 344, 'start'],
  ['Хабаровск', 712, 319, 'end'],
  ['Владивосток', 718, 390, 'end'],
] as const;

const Land = styled.img`
  width: 100%;
  height: auto;
`;

const Names = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Name = styled.text`
  font: 440 14px / 1 var(--font-sans);
  fill: var(--c-text);
  stroke: var(--c-bg);
  stroke-width: 5px;
  stroke-linejoin: round;
  paint-order: stroke;
`;

const ALT = 'Карта: города, где можно купить и\u00A0установить комплекс';

/**
 * The land is a field of ticks: darker near points of sale, and in a city as high as its number of
 * points.
 */
function CityMap() {
  return (
    <>
      <Land src={mapUrl} alt={ALT} width={900} height={470} loading="lazy" />
      <Names viewBox="0 0 900 470" aria-hidden="true">
        {CITIES.map(([name, x, y, anchor]) => (
          <Name key={name} x={x} y={y} textAnchor={anchor}>
            {name}
          </Name>
        ))}
      </Names>
    </>
  );
}

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

/** The map reaches the right edge of the page, and on phones goes beyond it. */
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
  /* Sideways only: the label of the scale is above the section. */
  overflow-x: clip;
`;

/** Where to buy: the number of points of each kind, and a map of the cities. */
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
                  <dd>{count.fact ?? count.value}</dd>
                </div>
              ))}
            </Counts>
            <ContentButton href={button.href}>{button.text}</ContentButton>
          </Words>
          <MapBox>
            <CityMap />
          </MapBox>
        </Columns>
      </Container>
    </Clip>
  );
}
