import styled from 'styled-components';

/** The sentence below a large heading, 20/30. */
export const Lead = styled.p`
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  letter-spacing: var(--ls-lead);
  color: var(--c-text-2);
`;

/** Secondary body text, 16/24. */
export const Muted = styled.p`
  color: var(--c-text-2);
`;

/** 14/20 */
export const Small = styled.span`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`;

/** 13/18, caption grey. */
export const Caption = styled.span`
  font-size: var(--fs-caption);
  line-height: var(--lh-caption);
  color: var(--c-text-3);
`;

/** Labels of scales, times, numbers of list items. Never headings, body text, prices or buttons. */
export const Mono = styled.span`
  font: 400 var(--fs-mono) / var(--lh-mono) var(--font-mono);
  letter-spacing: var(--ls-mono);
`;
