import styled from 'styled-components';

export const TextLine = styled.li`
  padding-block: 8px;
  border-top: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & mark {
    background: var(--c-primary-soft-2);
    color: inherit;
  }
`;

interface TextQuoteProps {
  quote: { before: string; match: string; after: string };
}

/** The words that were found, among those around them. */
export const TextQuote = ({ quote: { before, match, after } }: TextQuoteProps) => (
  <p>
    {before}
    <mark>{match}</mark>
    {after}
  </p>
);
