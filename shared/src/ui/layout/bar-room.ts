import { createGlobalStyle } from 'styled-components';
import { media } from '../styles/media';

/**
 * Creates what keeps toasts and focused elements above a bar of a page that sticks to the bottom of
 * a phone's window. Pages have no global CSS of their own: it would reach those of other teams.
 */
export const createBarRoom = (height: string) => createGlobalStyle`
  @media ${media.phone} {
    :root {
      --toast-offset: calc(var(--room-below, 0px) + ${height});
      scroll-padding-bottom: var(--toast-offset);
    }
  }
`;
