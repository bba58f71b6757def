import { ButtonLink, Caption, media } from '@shop/shared/ui';
import styled from 'styled-components';

export const Panel = styled.details`
  min-width: 0;
`;

export const Toggle = styled(ButtonLink)`
  width: max-content;
  margin-left: min(572px, 100% - 208px);
  list-style: none;

  @media ${media.touch} {
    height: var(--size-tap);
  }

  &::-webkit-details-marker {
    display: none;
  }

  @media ${media.phone} {
    width: 100%;
    margin-left: 0;
  }
`;

export const Count = styled(Caption)`
  margin-left: 6px;
`;

export const Facets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 16px;
  padding: 24px;
  background: var(--c-surface);
  border: 1px solid var(--c-line);

  /* Needs beside the price, and below them what spans the panel. */
  @media ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);

    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }

  @media ${media.phone} {
    padding: 16px;
  }
`;

/** Columns of text, not a grid: properties of different length leave no holes. */
export const Columns = styled.div`
  columns: 5 200px;
  column-gap: 24px;
`;

export const PropertiesBox = styled.details`
  & > summary {
    padding-block: 10px;
    color: var(--c-text-2);
    font-size: 15px;
    line-height: 22px;
    cursor: pointer;
  }

  & > summary:hover {
    color: var(--c-text);
  }

  & > ${Columns} {
    padding-top: 16px;
  }
`;

export const FacetBox = styled.fieldset`
  break-inside: avoid;
  padding-bottom: 24px;

  & > legend {
    margin-bottom: 10px;
    padding: 0;
    font-size: 14px;
    font-weight: var(--w-medium);
    line-height: 20px;
  }

  & > label + label {
    margin-top: 6px;
  }
`;

export const Prices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

/** The slider arrives after the panel has opened. */
export const Slider = styled.div`
  height: 40px;
`;

export const Footer = styled.div`
  /* The list of values is long on phones, so the closing button stays in view. */
  @media ${media.phone} {
    position: sticky;
    bottom: 0;
    margin: 0 -16px -16px;
    padding: 12px 16px;
    border-top: 1px solid var(--c-line);
    background: var(--c-surface);
  }
`;
