import styled from 'styled-components';
import mapUrl from '../../drawings/city-map.svg';

/** Words of the drawing: name, points of sale, place. The ticks themselves are in the file. */
const CITIES = [
  ['Москва', 8, 127, 130, 'end'],
  ['Санкт-Петербург', 5, 142, 72, 'end'],
  ['Ростов-на-Дону', 2, 69, 234, 'middle'],
  ['Казань', 3, 190, 184, 'start'],
  ['Екатеринбург', 4, 254, 219, 'start'],
  ['Новосибирск', 3, 361, 327, 'middle'],
  ['Красноярск', 1, 434, 297, 'start'],
  ['Иркутск', 1, 508, 344, 'start'],
  ['Хабаровск', 1, 712, 319, 'end'],
  ['Владивосток', 2, 718, 390, 'end'],
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

const Count = styled.tspan`
  font: 400 11px / 1 var(--font-mono);
  fill: var(--c-text-3);
`;

const ALT = 'Карта: города, где можно купить и\u00A0установить комплекс';

/** Land as a field of ticks, the darker the nearer a point of sale; a city's tick is as high as its count. */
export function CityMap() {
  return (
    <>
      <Land src={mapUrl} alt={ALT} width={900} height={470} loading="lazy" />
      <Names viewBox="0 0 900 470" aria-hidden="true">
        {CITIES.map(([name, count, x, y, anchor]) => (
          <Name key={name} x={x} y={y} textAnchor={anchor}>
            {name} <Count>{count}</Count>
          </Name>
        ))}
      </Names>
    </>
  );
}
