import styled from 'styled-components';

const Skip = styled.a`
  position: absolute;
  left: 16px;
  top: -60px;
  z-index: var(--z-toast);
  padding: 8px 16px;
  background: var(--c-surface);

  &:focus {
    top: 8px;
  }
`;

export const MAIN_ID = 'main';

/** Lets keyboard users skip header and menus. */
export function SkipLink() {
  return <Skip href={`#${MAIN_ID}`}>К содержанию</Skip>;
}
