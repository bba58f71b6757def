import { css } from 'styled-components';
import { media, visuallyHidden } from '@shop/shared/ui';

/** An icon above its name. On phones, only screen readers get the name. */
export const headerAction = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 64px;
  height: 56px;
  padding: 0 6px;
  border-radius: var(--r-1);
  font-size: 12px;
  line-height: 16px;

  &:hover {
    background: var(--c-stage);
  }

  @media ${media.narrowDesktop} {
    min-width: 58px;
    padding: 0 2px;
  }

  @media ${media.phone} {
    width: var(--size-tap);
    min-width: 0;
    height: var(--size-tap);
    padding: 0;
  }

  @media (max-width: 359.98px) {
    width: 40px;
  }
`;

export const actionName = css`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`;
