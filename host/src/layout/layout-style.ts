import { createGlobalStyle } from 'styled-components';
import { media } from '@shop/shared/ui';
import { ROOM_BELOW } from './room-below';

/** What stands at the window's edges asks of the whole page: focused and linked places must not end up under it. */
export const LayoutStyle = /*#__PURE__*/ createGlobalStyle`
  html {
    --toast-offset: var(${ROOM_BELOW}, 0px);
    scroll-padding: calc(var(--size-header) + 16px) 0 var(${ROOM_BELOW}, 0px);
  }

  body {
    padding-bottom: var(${ROOM_BELOW}, 0px);
  }

  /* The cookie notice's height in most windows, so that measuring it changes nothing there. */
  html[data-cookies='asked'] {
    ${ROOM_BELOW}: 77px;
  }

  @media ${media.phone} {
    :root {
      --size-header: 60px;
    }

    html[data-cookies='asked'] {
      ${ROOM_BELOW}: 169px;
    }
  }
`;
