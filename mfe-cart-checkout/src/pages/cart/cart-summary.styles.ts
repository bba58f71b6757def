import { createBarRoom, media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { SideColumn } from '../../components/page-layout';
import { SummarySheet } from '../../components/summary';

/* On phones the sheet has three parts. The middle one holds the total and the button and sticks
   to the bottom of the window while the rows above it scroll. Its parents are
   `display: contents` there, because a sticky box never leaves its parent. */

export const Side = styled(SideColumn)`
  @media ${media.phone} {
    display: contents;
  }
`;

export const Sheet = styled(SummarySheet)`
  @media ${media.phone} {
    display: contents;
  }
`;

const slice = css`
  padding-inline: 16px;
  background: var(--c-surface);
  border: 0 solid var(--c-line-strong);
  border-inline-width: 1px;
`;

export const Head = styled.div`
  @media ${media.phone} {
    ${slice}
    margin-top: 32px;
    padding-top: 20px;
    border-top-width: 1px;
  }
`;

const PAY_HEIGHT = '80px';

export const BarRoom = createBarRoom(PAY_HEIGHT);

export const Pay = styled.div`
  & > * + * {
    margin-top: 20px;
  }

  @media ${media.phone} {
    ${slice}
    position: var(--bar-position, sticky);
    bottom: var(--room-below, 0px);
    z-index: var(--z-sticky);
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    align-items: center;
    min-height: ${PAY_HEIGHT};
    border-top-width: 1px;
    border-top-color: var(--c-line);
    box-shadow: 0 -12px 32px -16px rgba(14, 21, 18, 0.2);

    & > * + * {
      margin-top: 0;
      padding-inline: 12px;
    }

    & > :first-child {
      display: grid;
      margin: 0;
      padding: 0;
      border: 0;
      font-size: 13px;
      line-height: 18px;

      & > :last-child {
        font-size: 20px;
        line-height: 26px;
      }
    }
  }
`;

export const Footer = styled.div`
  margin-top: 8px;

  @media ${media.phone} {
    ${slice}
    margin-top: 0;
    padding-bottom: 20px;
    border-bottom-width: 1px;
  }
`;
