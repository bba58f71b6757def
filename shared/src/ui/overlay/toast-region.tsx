import styled from 'styled-components';
import { media } from '../styles/media';

/**
 * The place of toasts, which also announces them. It must always be in the page, because a live
 * region that is added with its first message stays silent.
 * On phones, `--toast-offset` lifts it above a sticky bar; elsewhere `--side-room` keeps it off a
 * panel.
 */
export const ToastRegion = styled.div.attrs<{ 'data-above-dialogs'?: string }>({
  role: 'status',
  'aria-live': 'polite',
  'aria-atomic': false,
  'data-above-dialogs': '',
})`
  position: fixed;
  right: calc(24px + var(--side-room, 0px));
  top: calc(var(--size-header) + 16px);
  z-index: var(--z-toast);
  display: grid;
  /* Otherwise a toast's own width would widen the column and overflow a phone. */
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

  /* Declared here, because keyframes that arrive with the first toast restyle the whole page. */
  @keyframes toast-run-down {
    to {
      clip-path: inset(0 100% 0 0);
    }
  }
`;
