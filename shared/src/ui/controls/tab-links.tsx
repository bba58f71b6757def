import styled from 'styled-components';
import { tabStripStyle, tabStyle } from './tab.styles';

/** A count beside the label of a tab or chip. */
export const TabCount = styled.span`
  font: 400 11px/1 var(--font-mono);
  color: var(--c-text-3);
  margin-left: 6px;
  vertical-align: 2px;
`;

/** Links that look like tabs: parts of a page or of the catalogue. Requires `aria-label`. */
export const TabNav = styled.nav`
  ${tabStripStyle}
`;

/** A link of `TabNav`; the current one has `aria-current`. */
export const TabLink = styled.a`
  ${tabStyle}
`;
