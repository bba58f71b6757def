import styled, { createGlobalStyle } from 'styled-components';
import { until } from '../../components/breakpoints';

export const Bar = styled.div`
  display: none;

  @media ${until.phone} {
    position: sticky;
    /* Above the cookie notice, while that stands. */
    bottom: var(--room-below, 0px);
    z-index: var(--z-sticky);
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 10px 16px;
    background: var(--c-surface);
    border-top: 1px solid var(--c-line-strong);
    box-shadow: 0 -12px 32px -16px rgba(14, 21, 18, 0.2);

    & > button,
    & > a {
      flex: 1;
      height: var(--size-control-lg);
    }
  }
`;

export const Sum = styled.div`
  display: grid;
  font-size: 20px;
  line-height: 24px;
`;

const BAR_HEIGHT = '69px';

/** Toasts and what the keyboard comes to stay above the bar. */
export const BarRoom = /*#__PURE__*/ createGlobalStyle`
  @media ${until.phone} {
    html:has(${Bar}) {
      --toast-offset: calc(var(--room-below, 0px) + ${BAR_HEIGHT});
      scroll-padding-bottom: var(--toast-offset);
    }
  }
`;
