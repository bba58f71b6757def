import { createGlobalStyle } from 'styled-components';
import { media } from '@shop/shared/ui';
import { SHORT_WINDOW } from './short-window';

/**
 * `--bar-position` is that of every bar that sticks to the window. In a short window, as at a zoom
 * of 400 %, none sticks, because it would take most of it. Scroll padding keeps focused elements
 * and anchors clear of header and cookie notice. Bars of pages that stick to the bottom of the
 * window leave `--room-below` free.
 */
export const LayoutStyle = /*#__PURE__*/ createGlobalStyle`
  html {
    --bar-position: sticky;
    --toast-offset: var(--room-below, 0px);
    scroll-padding: calc(var(--size-header) + 16px) 0 var(--room-below, 0px);
  }

  html[data-cookies='asked'] {
    --room-below: 132px;
  }

  #root {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
  }

  @media ${media.phone} {
    :root {
      --size-header: 60px;
    }

    html[data-cookies='asked'] {
      --room-below: 186px;
    }
  }

  /* Links and forms work without scripts. A button of any other kind would do nothing. */
  @media (scripting: none) {
    main button[type='button'] {
      display: none;
    }

    noscript {
      display: block;
    }
  }

  /* On paper nobody can open a menu, follow the footer or answer a notice. */
  @media print {
    #root > :not(main) {
      display: none;
    }
  }

  @media ${SHORT_WINDOW} {
    html,
    html[data-cookies='asked'] {
      --bar-position: static;
      --room-below: 0px;
      scroll-padding-top: 16px;
    }
  }
`;
