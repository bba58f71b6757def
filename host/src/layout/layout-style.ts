import { createGlobalStyle } from 'styled-components';
import { media } from '@shop/shared/ui';

/** What the sticky header asks of the whole page: focused and linked places must not end up under it. */
export const LayoutStyle = /*#__PURE__*/ createGlobalStyle`
  html {
    scroll-padding-top: calc(var(--size-header) + 16px);
  }

  @media ${media.phone} {
    :root {
      --size-header: 60px;
    }
  }
`;
