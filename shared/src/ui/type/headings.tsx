import styled from 'styled-components';

/** The largest heading, on the home page. */
export const Display = styled.h1`
  font-size: var(--fs-display);
  line-height: var(--lh-display);
  letter-spacing: var(--ls-display);
  font-weight: 380;
`;

/** 52/56. Use `as` when the heading's level differs from its style. */
export const H1 = styled.h1`
  font-size: var(--fs-h1);
  line-height: var(--lh-h1);
  letter-spacing: var(--ls-h1);
`;

/** 38/44 */
export const H2 = styled.h2`
  font-size: var(--fs-h2);
  line-height: var(--lh-h2);
  letter-spacing: var(--ls-h2);
`;

/** 22/28 */
export const H3 = styled.h3`
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
  letter-spacing: var(--ls-h3);
`;

/** 18/24 */
export const H4 = styled.h4`
  font-size: var(--fs-h4);
  line-height: var(--lh-h4);
  letter-spacing: var(--ls-h4);
  font-weight: var(--w-medium);
`;
