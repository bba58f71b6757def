import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';

export interface FaqItem {
  question: string;
  answer: ReactNode;
}

export interface FaqProps {
  items: readonly FaqItem[];
  /** Whether the first answer is open. */
  isFirstOpen?: boolean;
}

const List = styled.div`
  border-bottom: 1px solid var(--c-line-strong);

  & > details {
    border-top: 1px solid var(--c-line-strong);
  }
`;

const Question = styled.summary`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  padding: 20px 0;
  font-size: 18px;
  line-height: 26px;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &::after {
    content: '';
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 6px;
    background:
      linear-gradient(currentColor, currentColor) center / 100% 1.5px no-repeat,
      linear-gradient(currentColor, currentColor) center / 1.5px 100% no-repeat;
  }

  details[open] > &::after {
    background: linear-gradient(var(--c-signal), var(--c-signal)) center / 2px 100% no-repeat;
  }
`;

const Answer = styled.div`
  padding: 0 64px 24px 0;
  color: var(--c-text-2);

  @media ${media.phone} {
    padding-right: 24px;
  }
`;

/** Questions with answers that open in place, even without JavaScript. */
export function Faq({ items, isFirstOpen = false }: FaqProps) {
  return (
    <List>
      {items.map((item, index) => (
        <details key={item.question} open={isFirstOpen && index === 0}>
          <Question>{item.question}</Question>
          <Answer>{item.answer}</Answer>
        </details>
      ))}
    </List>
  );
}
