import type { ChangeEvent } from 'react';
import styled, { css } from 'styled-components';
import type { CatalogQuery } from '../../features/catalog-address';
import { readPriceRange } from './catalog-query';
import type { ChangeQuery } from './use-catalog-query';

const STEP = 100;

const Track = styled.div`
  position: relative;
  height: 32px;
  margin-top: 8px;

  &::before {
    content: '';
    position: absolute;
    inset: 15px 0 auto;
    height: 2px;
    background: var(--c-control);
  }
`;

const thumb = css`
  width: 20px;
  height: 20px;
  border: 1px solid var(--c-control-hover);
  border-radius: var(--r-1);
  background: var(--c-surface);
  cursor: grab;
  pointer-events: auto;
`;

/** Only the thumbs take the pointer, because the two fields lie over each other. */
const Thumb = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 32px;
  margin: 0;
  appearance: none;
  background: none;
  pointer-events: none;

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

interface PriceSliderProps {
  query: CatalogQuery;
  prices: { min: number; max: number };
  onChange: ChangeQuery;
}

/**
 * The price by two thumbs, which write the fields «от» and «до». Without scripts those are enough.
 */
export function PriceSlider({ query, prices, onChange }: PriceSliderProps) {
  const range = readPriceRange(query);
  const least = Math.floor(prices.min / STEP) * STEP;
  const most = Math.ceil(prices.max / STEP) * STEP;
  const from = Math.min(Math.max(range.from ?? least, least), most);
  const to = Math.max(Math.min(range.to ?? most, most), from);
  const common = { type: 'range', min: least, max: most, step: STEP, disabled: least === most };

  const handleFrom = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const value = Math.min(Number(target.value), to);
    onChange({ from: value === least ? '' : String(value) }, { isTyping: true });
  };
  const handleTo = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const value = Math.max(Number(target.value), from);
    onChange({ to: value === most ? '' : String(value) }, { isTyping: true });
  };

  return (
    <Track>
      <Thumb {...common} aria-label="Цена от, ползунок" value={from} onChange={handleFrom} />
      <Thumb {...common} aria-label="Цена до, ползунок" value={to} onChange={handleTo} />
    </Track>
  );
}
