import styled from 'styled-components';
import { Caption, media } from '@shop/shared/ui';

export const Items = styled.ul`
  border-bottom: 1px solid var(--c-line-strong);
`;

export const Group = styled.li`
  border-top: 1px solid var(--c-line-strong);
`;

export const Line = styled.div<{ $isChild: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isChild }) => ($isChild ? 60 : 96)}px minmax(0, 1fr) 80px 120px;
  gap: 20px;
  align-items: center;
  padding-block: ${({ $isChild }) => ($isChild ? 10 : 20)}px;
  font-size: ${({ $isChild }) => ($isChild ? 15 : 17)}px;
  line-height: ${({ $isChild }) => ($isChild ? 20 : 24)}px;

  @media ${media.phone} {
    grid-template-columns: ${({ $isChild }) => ($isChild ? 52 : 80)}px minmax(0, 1fr) auto;
    gap: 4px 14px;
    align-items: start;

    & > :first-child {
      grid-row: 1 / 3;
    }
  }
`;

export const About = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > a:hover {
    color: var(--c-link);
  }

  @media ${media.phone} {
    grid-column: 2 / -1;
  }
`;

export const Name = styled.p<{ $isMain: boolean }>`
  font-weight: ${({ $isMain }) => ($isMain ? 'var(--w-medium)' : 'var(--w-body)')};

  & > a:hover {
    color: var(--c-link);
  }
`;

export const Remark = styled(Caption)`
  display: block;
`;

export const Count = styled.span`
  color: var(--c-text-2);
  font-variant-numeric: tabular-nums;
  font-size: 15px;
`;

export const Sum = styled.div`
  text-align: right;
`;

/** Accessories hang on a scale under their product. */
export const Children = styled.ul`
  position: relative;
  padding: 0 0 12px 60px;

  &::before {
    content: '';
    position: absolute;
    left: 28px;
    top: -4px;
    bottom: 36px;
    width: 9px;
    border-left: 1px solid var(--neutral-400);
    background: repeating-linear-gradient(180deg, var(--neutral-400) 0 1px, transparent 1px 8px);
  }

  & > li + li {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    padding-left: 28px;

    &::before {
      left: 6px;
    }
  }
`;
