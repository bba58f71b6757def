import { Caption, media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { until } from '../../components/breakpoints';

interface WidthProps {
  /** The number of products. */
  $columns: number;
}

/** More columns never fit into the page. */
const FITTING_COLUMNS = 5;
/** More columns fit only if they are narrower. */
const WIDE_COLUMNS = 4;
/** How many are shown on a phone, beside the names of the properties. */
const PHONE_COLUMNS = 2;
/** A phone whose visitor can choose these columns. */
const pairs = `${media.phone} and (scripting: enabled)`;
const NARROW_PHONE = '(max-width: 389.98px)';

// The heads stick to the top of whatever scrolls: the page while the table fits, else the table's
// own region.
const scrolls = css`
  --head-top: 0px;
  max-height: calc(100vh - 96px);
  overflow: auto;
`;

/** A region as high as the screen would trap a finger that scrolls. */
const fits = css`
  --head-top: var(--size-header);
  max-height: none;
  overflow: visible;
`;

export const Scroller = styled.div<WidthProps>`
  /* What only screen readers see must scroll with its cell, not widen the page. */
  position: relative;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  max-width: calc(264px + ${({ $columns }) => $columns} * 560px);
  ${({ $columns }) => $columns > FITTING_COLUMNS && scrolls}

  @media ${media.compact} {
    ${scrolls}
  }

  @media ${media.phone} {
    margin-inline: -16px;
    border-inline: 0;
    ${({ $columns }) => ($columns <= PHONE_COLUMNS ? fits : 'max-height: none;')}
  }

  @media ${pairs} {
    ${fits}
  }

  @media ${until.tiny} {
    overflow: auto;
  }

  @media print {
    max-height: none;
    margin: 0;
    overflow: visible;
  }
`;

/** The widths of the table's columns on a phone: no longest word of theirs breaks. */
const phoneColumns = css`
  --first: 118px;
  --column: max(118px, (100vw - var(--first)) / ${PHONE_COLUMNS});
`;

const Summary = styled(Caption)`
  display: block;
  white-space: pre-line;
`;

/** Counts the differences of all products. */
export const WideSummary = styled(Summary)`
  @media ${pairs} {
    display: none;
  }
`;

/** Counts the differences of the pair on a phone. */
export const PairSummary = styled(Summary)`
  display: none;

  @media ${pairs} {
    display: block;
  }
`;

interface AsideProps {
  $isAside: boolean;
}

/** What a phone leaves out. */
const aside = css<AsideProps>`
  @media ${pairs} {
    ${({ $isAside }) => $isAside && 'display: none;'}
  }
`;

export const Cell = styled.td<AsideProps>`
  ${aside}
`;

export const HeadCell = styled.th<AsideProps>`
  ${aside}
`;

export const Row = styled.tr<AsideProps & { $isMarked: boolean }>`
  ${aside}

  && > th[scope='row'] {
    ${({ $isMarked }) =>
      $isMarked &&
      css`
        color: var(--c-text);
        font-weight: var(--w-medium);
        box-shadow:
          inset 3px 0 0 var(--c-signal),
          1px 0 0 var(--c-line-strong);
      `}
  }
`;

export const NoDifference = styled.tr<{ $isOfPair: boolean }>`
  ${({ $isOfPair }) => $isOfPair && 'display: none;'}

  @media ${pairs} {
    display: table-row;
  }
`;

const widthsOf = (columns: number) =>
  columns > WIDE_COLUMNS
    ? css`
        --first: 220px;
        --column: 204px;
      `
    : css`
        --first: 264px;
        --column: 232px;
      `;

export const Table = styled.table<WidthProps>`
  ${({ $columns }) => widthsOf($columns)}
  min-width: calc(var(--first) + ${({ $columns }) => $columns} * var(--column));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  & th,
  & td {
    padding: 14px 20px;
    border-bottom: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
    font-weight: var(--w-body);
    line-height: 22px;
  }

  & td + td,
  & thead th + th {
    border-left: 1px solid var(--c-line);
  }

  & thead th,
  & thead td {
    position: sticky;
    top: var(--head-top, var(--size-header));
    z-index: 3;
    background: var(--c-surface);
    border-bottom: 0;
    box-shadow: 0 1px 0 var(--c-line-strong);
  }

  & thead td,
  & th[scope='row'] {
    left: 0;
    width: var(--first);
    box-shadow: 1px 0 0 var(--c-line-strong);
  }

  & thead td {
    z-index: 4;
  }

  & th[scope='row'] {
    position: sticky;
    z-index: 2;
    background: var(--c-surface);
    color: var(--c-text-2);
  }

  @media ${media.phone} {
    ${phoneColumns}

    & th,
    & td {
      padding: 12px 8px;
      font-size: 14px;
      overflow-wrap: break-word;
      line-height: 20px;
    }

    & thead td,
    & th[scope='row'] {
      font-size: 13px;
      line-height: 18px;
    }
  }

  /* Of a pair that was chosen, the pickers above stay in view. */
  @media ${pairs} {
    min-width: calc(var(--first) + ${PHONE_COLUMNS} * var(--column));

    & thead th,
    & thead td {
      ${({ $columns }) => $columns > PHONE_COLUMNS && 'position: static;'}
    }

    /* The headings of groups span the columns that are left out, too: these get no width. */
    & thead th {
      width: var(--column);
    }
  }

  @media ${NARROW_PHONE} {
    & th,
    & td {
      padding-inline: 6px;
      font-size: 13px;
    }
  }

  @media print {
    --first: 22%;
    min-width: 0;

    & th,
    & td,
    & thead td,
    & thead th,
    & th[scope='row'] {
      position: static;
      padding: 6px 8px;
      font-size: 12px;
      line-height: 16px;
    }

    & tr {
      break-inside: avoid;
    }
  }
`;

export const GroupRow = styled.tr<AsideProps>`
  ${aside}

  &&& > th {
    padding-block: 10px;
    background: var(--c-stage);
    font-size: 14px;
    font-weight: var(--w-medium);
    line-height: 18px;
  }

  & > th > span {
    position: sticky;
    left: 20px;
  }

  @media ${media.phone} {
    & > th > span {
      left: 8px;
    }
  }
`;

export const ColumnBox = styled.div`
  container-type: inline-size;
`;

export const ColumnHeadBox = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: start;
  margin-bottom: 12px;

  & > img {
    width: 72px;
    height: 60px;
    background: var(--c-stage);
    object-fit: contain;
  }

  & > button {
    --fg: var(--c-text-3);
    /* The room for a finger around it ends at the edge of the screen. */
    margin: -8px -5px 0 0;
  }

  @media print {
    & > button {
      display: none;
    }
  }

  /* Beside the picture, a long name would push the button out of a narrow column. */
  @container (max-width: 240px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > img {
      grid-column: 1 / -1;
    }
  }
`;

export const ProductName = styled.div`
  font-size: 16px;
  line-height: 20px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
`;

/** Every list ends above its button, and the buttons are in one line. */
export const BuyingRowBox = styled.tr`
  && > td {
    vertical-align: bottom;
  }

  @media print {
    display: none;
  }
`;

export const No = styled.span`
  color: var(--c-text-3);
`;

export const Tick = styled.span`
  display: inline-block;
  width: 3px;
  height: 20px;
  margin-right: 10px;
  background: var(--c-signal);
  vertical-align: -4px;
`;
