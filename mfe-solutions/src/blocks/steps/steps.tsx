import { media, Mono } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { BlockRemark, SmallText } from '../../components/block-text';
import type { BlockPlace } from '../block';
import type { StepsProps } from './schema';

const List = styled.ol<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 40px 24px;

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

const Item = styled.li`
  position: relative;
  padding-top: 20px;
  border-top: 1px solid var(--c-line-strong);

  &::before {
    content: '';
    position: absolute;
    top: -10px;
    left: 0;
    width: 2px;
    height: 20px;
    background: var(--c-signal);
  }
`;

const Mark = styled(Mono)`
  color: var(--c-text-3);
`;

const Title = styled.h3`
  margin: 20px 0 8px;
  font-size: 20px;
  line-height: 26px;
`;

/**
 * Steps side by side, each under its own tick. Five steps share one row, because a row of four and
 * a single step would look broken.
 */
function StepList({ items }: Pick<StepsProps, 'items'>) {
  return (
    <List $columns={items.length === 5 ? 5 : 4}>
      {items.map(({ mark, title, text }) => (
        <Item key={title}>
          <Mark>{mark}</Mark>
          <Title>{title}</Title>
          <SmallText>{text}</SmallText>
        </Item>
      ))}
    </List>
  );
}

export function Steps({ items, note, ...section }: StepsProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <StepList items={items} />
      {note && <BlockRemark>{note}</BlockRemark>}
    </BlockSection>
  );
}
