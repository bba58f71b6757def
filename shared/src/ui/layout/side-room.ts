import { createGlobalStyle } from 'styled-components';

/** Creates what keeps toasts off a panel at the right. On phones toasts are at the bottom. */
export const createSideRoom = (width: string) => createGlobalStyle`
  :root {
    --side-room: ${width};
  }
`;
