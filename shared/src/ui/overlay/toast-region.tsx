import styled from 'styled-components';
import { media } from '../styles/media';

/**
 * Where toasts stand, and what announces them. Keep it in the page always: a live region that comes with its
 * first message stays silent. On phones `--toast-offset` lifts it above a sticky bar.
 */
export const ToastRegion = styled.div.attrs({ role: 'status', 'aria-live': 'polite', 'aria-atomic': false })`
  position: fixed;
  right: 24px;
  top: calc(var(--size-header) + 16px);
  z-index: var(--z-toast);
  display: grid;
  /* A toast's own width would else be the least of the column, and stand out of a phone. */
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: calc(100vw - 32px);

  @media ${media.phone} {
    left: 16px;
    right: 16px;
    top: auto;
    bottom: calc(16px + var(--toast-offset, 0px));
    justify-items: stretch;
  }

  /* The toasts' own; here, because keyframes that come with the first toast have the whole page styled anew. */
  @keyframes toast-run-down {
    to {
      clip-path: inset(0 100% 0 0);
    }
  }
`;
