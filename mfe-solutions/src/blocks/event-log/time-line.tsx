import styled from 'styled-components';
import { Ruler, media } from '@shop/shared/ui';
import type { EventLogProps } from './schema';

const List = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  margin-top: 8px;

  @media ${media.compact} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 40px;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    margin-top: 24px;
  }
`;

const Item = styled.li<{ $isHighlighted: boolean }>`
  position: relative;
  padding: 26px 24px 0 0;

  &::before {
    content: '';
    position: absolute;
    top: -12px;
    left: 0;
    width: 2px;
    height: 24px;
    background: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--c-signal)' : 'var(--neutral-400)')};
  }

  @media ${media.phone} {
    padding: 0 0 0 24px;

    &::before {
      top: 2px;
      height: 20px;
    }
  }
`;

const Mark = styled.b`
  display: block;
  margin-bottom: 12px;
  font: 400 13px / 16px var(--font-mono);
  color: var(--c-signal);
`;

const Title = styled.h3`
  font-size: 18px;
  line-height: 24px;
  letter-spacing: -0.01em;
`;

const Text = styled.p`
  margin-top: 8px;
  font-size: 15px;
  line-height: 22px;
  color: var(--c-text-2);
`;

/** Steps on one scale; the green tick stands where the highlighted step begins. */
export function TimeLine({ items, highlight }: Pick<EventLogProps, 'items' | 'highlight'>) {
  return (
    <>
      <Ruler at={(highlight / items.length) * 100} />
      <List $count={items.length}>
        {items.map(({ mark, title, text }, index) => (
          <Item key={title} $isHighlighted={index === highlight}>
            <Mark>{mark}</Mark>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Item>
        ))}
      </List>
    </>
  );
}
