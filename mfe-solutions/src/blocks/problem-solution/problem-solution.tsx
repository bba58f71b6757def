import styled from 'styled-components';
import { media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import type { ProblemSolutionProps } from './schema';

/**
 * One row of the grid for the titles and one for each pair, so that a problem and its solution
 * start at the same height.
 */
const Columns = styled.div<{ $rows: number }>`
  display: grid;
  grid-template: repeat(${({ $rows }) => $rows}, auto) / repeat(2, minmax(0, 1fr));
  column-gap: 24px;

  @media ${media.phone} {
    display: block;
  }
`;

const Column = styled.div`
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;

  & > ul {
    display: grid;
    grid-row: 2 / -1;
    grid-template-rows: subgrid;
  }

  @media ${media.phone} {
    display: block;

    & + & {
      margin-top: 32px;
    }

    & > ul {
      display: block;
    }
  }
`;

const Title = styled.h3`
  padding-bottom: 12px;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-body);
  color: var(--c-text-3);
`;

const Item = styled.li<{ $isSolved: boolean }>`
  position: relative;
  padding: 18px 0 18px 20px;
  font-size: 17px;
  line-height: 26px;
  border-top: 1px solid var(--c-line);

  &::before {
    content: '';
    position: absolute;
    top: ${({ $isSolved }) => ($isSolved ? 21 : 31)}px;
    left: 0;
    width: ${({ $isSolved }) => ($isSolved ? 3 : 9)}px;
    height: ${({ $isSolved }) => ($isSolved ? 20 : 1)}px;
    background: ${({ $isSolved }) => ($isSolved ? 'var(--c-signal)' : 'var(--neutral-500)')};
  }
`;

interface SideProps {
  title: string;
  texts: readonly string[];
  isSolved?: boolean;
}

function Side({ title, texts, isSolved = false }: SideProps) {
  return (
    <Column>
      <Title>{title}</Title>
      <ul>
        {texts.map((text) => (
          <Item key={text} $isSolved={isSolved}>
            {text}
          </Item>
        ))}
      </ul>
    </Column>
  );
}

/** Compares what happens without the device and with it. */
export function ProblemSolution(props: ProblemSolutionProps & BlockPlace) {
  const { problemsTitle, solutionsTitle, pairs, ...section } = props;
  return (
    <BlockSection {...section}>
      <Columns $rows={pairs.length + 1}>
        <Side title={problemsTitle} texts={pairs.map(({ problem }) => problem)} />
        <Side title={solutionsTitle} texts={pairs.map(({ solution }) => solution)} isSolved />
      </Columns>
    </BlockSection>
  );
}
