import type { Product } from '@shop/shared/runtime';
import { media, Select } from '@shop/shared/ui';
import styled from 'styled-components';
import { TEXTS } from './texts';
import type { Pair, PairPlace } from './use-pair';

/** Above the table's rows, which pass below it. */
const PICKERS_LEVEL = 5;
const PLACES: readonly PairPlace[] = [0, 1];

const Pickers = styled.div`
  display: none;

  @media ${media.phone} and (scripting: enabled) {
    position: sticky;
    top: var(--size-header);
    z-index: ${PICKERS_LEVEL};
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    margin-inline: -16px;
    padding: 8px 16px;
    background: var(--c-surface);
    box-shadow: 0 1px 0 var(--c-line-strong);
  }

  @media print {
    display: none;
  }
`;

interface PairPickersProps {
  all: readonly Product[];
  pair: Pair;
}

/** On a phone, says which two of the compared products are side by side, and changes them. */
export function PairPickers({ all, pair }: PairPickersProps) {
  return (
    <Pickers>
      {PLACES.map((place) => (
        <Select
          key={place}
          aria-label={TEXTS.places[place]}
          value={pair.products[place]?.id}
          onChange={({ currentTarget }) => pair.choose(place, Number(currentTarget.value))}
        >
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ))}
    </Pickers>
  );
}
